import { diffArrays } from 'diff';

export interface WordChanges {
  readonly wordsAdded: number;
  readonly wordsRemoved: number;
}

/**
 * Up to so many added and removed words are found in their order, in milliseconds even in the longest article.
 * Beyond, on the one thread that serves everybody, only the words are compared and not where they stand.
 */
const mostInOrder = 200;

/** How many words a text has: what white space separates, markdown marks included. */
export function countWords(text: string): number {
  return wordsOf(text).length;
}

/**
 * How many words an edit added and removed, by the shortest way from one text to the other. Blanks do not count.
 * An ordinary edit of a long text costs about as much as reading the text once.
 */
export function wordChanges(from: string, to: string): WordChanges {
  const start = commonStart(from, to);
  const end = commonEnd(from, to, start);
  const before = wordsOf(from.slice(start, from.length - end));
  const after = wordsOf(to.slice(start, to.length - end));
  const parts = diffArrays(before, after, { maxEditLength: mostInOrder });
  if (!parts) return { wordsAdded: surplus(after, before), wordsRemoved: surplus(before, after) };
  const total = (kind: 'added' | 'removed'): number =>
    parts.reduce((sum, part) => sum + (part[kind] ? part.count : 0), 0);
  return { wordsAdded: total('added'), wordsRemoved: total('removed') };
}

/** How many words of the one the other lacks, each word as often as it occurs. */
function surplus(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  }).length;
}

function wordsOf(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}

const blank = /\s/u;

/** Length of what both begin with, up to the last blank: never ending within a word. */
function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let same = 0;
  while (same < most && a.charCodeAt(same) === b.charCodeAt(same)) same += 1;
  while (same > 0 && !blank.test(a.charAt(same - 1))) same -= 1;
  return same;
}

/** Length of what both end with, from a blank on, leaving out the first `start` characters of both. */
function commonEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let same = 0;
  while (same < most && a.charCodeAt(a.length - 1 - same) === b.charCodeAt(b.length - 1 - same)) same += 1;
  while (same > 0 && !blank.test(a.charAt(a.length - same))) same -= 1;
  return same;
}
