import { tooLong } from '@/components/too-long';
import type { PairWords } from '../rules-field';

/** A trait of the house's tone: its name, and what it means. */
interface Trait {
  name: string;
  text: string;
}

/** Both as one text, for forms hold texts and lists of texts; JSON, since a name may hold any sign. */
export function traitOf({ name, text }: Trait): string {
  return JSON.stringify([name, text]);
}

export function traitIn(entry: string): Trait {
  const [name, text] = JSON.parse(entry) as [string, string];
  return { name, text };
}

/** Entries of two members each, as the form holds them. */
export function pairsOf({ members: [first, second] }: PairWords, place: unknown): readonly string[] {
  const entries = place as readonly Readonly<Record<string, string | number>>[];
  return entries.map((entry) => traitOf({ name: String(entry[first]), text: String(entry[second]) }));
}

/** The entries of the document that the form's make. */
export function documentOfPairs({ members: [first, second] }: PairWords, value: readonly string[]): unknown {
  return value.map(traitIn).map(({ name, text }) => ({
    [first]: name,
    [second]: second === 'weight' ? Number(text) : text,
  }));
}

/** What is wrong with the second member of an entry. */
export function pairFault({ members }: PairWords, entry: string): string | undefined {
  const { text } = traitIn(entry);
  if (members[1] !== 'weight') return text.trim() === '' ? 'A block needs at least one word.' : undefined;
  const weight = Number(text);
  if (text.trim() === '' || Number.isNaN(weight)) return 'A weight is a number.';
  return weight < 0.1 || weight > 10 ? 'A weight is from 0.1 to 10.' : undefined;
}

/** What is longer than the server takes. */
export function longPair({ names, longest }: PairWords, entry: string): string | undefined {
  const { name, text } = traitIn(entry);
  return tooLong(`A ${names[0]}`, name, longest[0]) ?? tooLong(`A ${names[1]}`, text, longest[1]);
}

/** An entry as a person reads it: `delve into: 3`. */
export function pairInWords(entry: string): string {
  const { name, text } = traitIn(entry);
  return `${name}: ${text}`;
}
