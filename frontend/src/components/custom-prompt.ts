import { count } from './ui/numbers';

const LONGEST = 4_000;

/** Why the server would refuse a custom prompt, as a sentence. It is never cut: the person decides what goes. */
export function promptTooLong(text: string): string | undefined {
  const { length } = text.trim();
  return length <= LONGEST
    ? undefined
    : `A custom prompt has at most ${count(LONGEST)} characters; this one has ${count(length)}.`;
}
