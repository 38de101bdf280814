import { count } from '../ui/text/numbers';

/**
 * Says why the server would refuse a text; undefined if it would not. The text is never cut: the person decides what to
 * remove.
 * @param what the name of the text: 'A custom prompt'
 */
export function tooLong(what: string, text: string, most: number): string | undefined {
  // An emoji is one character, although JavaScript counts it as two.
  const { length } = [...text.trim()];
  return length <= most
    ? undefined
    : `${what} has at most ${count(most)} characters; this one has ${count(length)}.`;
}
