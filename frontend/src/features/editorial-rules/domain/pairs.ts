import { tooLong } from '@/components/editing/too-long';
import type { PairWords } from './rules-field';

/** Two texts that belong together, such as a trait of the house's tone and its meaning, or a phrase and its weight. */
interface Pair {
  name: string;
  text: string;
}

/**
 * Returns both texts as one, because forms hold texts and lists of texts. It is JSON, since a name may contain any
 * character.
 */
export function pairOf({ name, text }: Pair): string {
  return JSON.stringify([name, text]);
}

export function pairIn(entry: string): Pair {
  const [name, text] = JSON.parse(entry) as [string, string];
  return { name, text };
}

/** Returns the name of an entry in a list: the entry itself, or the name of a pair. */
export const nameIn = (pair: PairWords | undefined, entry: string) => (pair ? pairIn(entry).name : entry);

/** Returns the pairs at a place of the document, as the form holds them. */
export function pairsOf({ members }: PairWords, place: unknown): readonly string[] {
  if (!members) {
    const texts = Object.entries(place as Readonly<Record<string, string>>);
    return texts.map(([name, text]) => pairOf({ name, text }));
  }
  const [first, second] = members;
  const entries = place as readonly Readonly<Record<string, string | number>>[];
  return entries.map((entry) => pairOf({ name: String(entry[first]), text: String(entry[second]) }));
}

/** Returns the value of the form's pairs in the document. */
export function documentOfPairs({ members }: PairWords, value: readonly string[]): unknown {
  const pairs = value.map(pairIn);
  if (!members) return Object.fromEntries(pairs.map(({ name, text }) => [name, text]));
  const [first, second] = members;
  return pairs.map(({ name, text }) => ({
    [first]: name,
    [second]: second === 'weight' ? Number(text) : text,
  }));
}

/** Returns what is wrong with the second member of an entry, or undefined if nothing is. */
export function pairFault({ members }: PairWords, entry: string): string | undefined {
  const { text } = pairIn(entry);
  if (!members) return undefined;
  if (members[1] !== 'weight') return text.trim() === '' ? 'A block needs at least one word.' : undefined;
  const weight = Number(text);
  if (text.trim() === '' || Number.isNaN(weight)) return 'A weight is a number.';
  return weight < 0.1 || weight > 10 ? 'A weight is from 0.1 to 10.' : undefined;
}

/** Returns a sentence about the part of a pair that is longer than the server accepts, or undefined if neither is. */
export function longPair({ names, longest }: PairWords, entry: string): string | undefined {
  const { name, text } = pairIn(entry);
  return tooLong(`A ${names[0]}`, name, longest[0]) ?? tooLong(`A ${names[1]}`, text, longest[1]);
}

/** Returns an entry for people to read, such as `delve into: 3`. */
export function pairInWords(entry: string): string {
  const { name, text } = pairIn(entry);
  return `${name}: ${text}`;
}
