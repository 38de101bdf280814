import { count } from '../ui/text/numbers';

/**
 * Why the server would refuse a text, as a sentence; undefined if it would not. The text is never cut: the person
 * decides what goes.
 * @param what names the text: 'A custom prompt'
 */
export function tooLong(what: string, text: string, most: number): string | undefined {
  // An emoji is one character, although JavaScript counts it as two.
  const { length } = [...text.trim()];
  return length <= most
    ? undefined
    : `${what} has at most ${count(most)} characters; this one has ${count(length)}.`;
}
