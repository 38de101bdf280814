import { countWords } from '../../../../checks/text/word-count.js';
import type { ArticleEventOf } from './article.events.js';
import { commonEndInWords, commonStartInWords } from './common-ends.js';

export interface WordChanges {
  readonly wordsAdded: number;
  readonly wordsRemoved: number;
}

/**
 * Up to this many added and removed words are found in their order, in milliseconds even in the longest article. Beyond
 * that, only the words are compared and not their places, because one thread serves everybody.
 */
const mostInOrder = 200;

/**
 * Counts the words that an edit added and removed, by the shortest way from one text to the other; blanks do not count.
 * An ordinary edit of a long text costs about as much as reading the text once.
 */
export function wordChanges(from: string, to: string): WordChanges {
  const start = commonStartInWords(from, to);
  const end = commonEndInWords(from, to, start);
  const numbers = new Map<string, number>();
  const before = numberedBy(numbers, wordsOf(from.slice(start, from.length - end)));
  const after = numberedBy(numbers, wordsOf(to.slice(start, to.length - end)));
  const surplus = surplusOf(before, after);
  // In any order of the words, at least the surplus of each text has to go or come.
  const sum = surplus.wordsAdded + surplus.wordsRemoved;
  const edits = sum > mostInOrder ? undefined : editDistance(before, after, mostInOrder);
  if (edits === undefined) return surplus;
  const growth = after.length - before.length;
  return { wordsAdded: (edits + growth) / 2, wordsRemoved: (edits - growth) / 2 };
}

/** A new text, with how many words it added to and removed from the old one. */
export function contentChange(
  from: string,
  to: string,
): NonNullable<ArticleEventOf<'ArticleEdited'>['data']['content']> {
  return { to, ...wordChanges(from, to), wordCount: countWords(to) };
}

/**
 * The number of each word, counted from 0 in the order in which words first occur. This is a loop, because
 * `Int32Array.from` with a function takes three times as long.
 */
function numberedBy(numbers: Map<string, number>, words: readonly string[]): Int32Array {
  const numbered = new Int32Array(words.length);
  for (const [at, word] of words.entries()) {
    let number = numbers.get(word);
    if (number === undefined) numbers.set(word, (number = numbers.size));
    numbered[at] = number;
  }
  return numbered;
}

/** How many words each text has that the other lacks, each word as often as it occurs. */
function surplusOf(before: Int32Array, after: Int32Array): WordChanges {
  const balance = new Int32Array(before.length + after.length);
  const add = (words: Int32Array, by: number): void => {
    for (const word of words) balance[word] = (balance[word] ?? 0) + by;
  };
  add(after, 1);
  add(before, -1);
  const changes = { wordsAdded: 0, wordsRemoved: 0 };
  for (const count of balance) {
    if (count > 0) changes.wordsAdded += count;
    else changes.wordsRemoved -= count;
  }
  return changes;
}

/**
 * The length of the shortest way from one list to the other by adding and removing, or undefined above `most`. This is
 * the algorithm of E. W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), keeping lengths only. A
 * diagonal that is further from the last one than there are edits left cannot reach it; skipping those halves the work
 * of giving up.
 */
function editDistance(before: Int32Array, after: Int32Array, most: number): number | undefined {
  // The furthest place in `before` on each diagonal; the diagonal is that place less the one in `after`.
  const furthest = new Int32Array(2 * most + 3);
  const middle = most + 1;
  const ends = before.length - after.length;
  // An odd number of edits always leads to an odd diagonal.
  const mostOfParity = most - ((most + ends) & 1);
  for (let edits = 0; edits <= mostOfParity; edits += 1) {
    const left = mostOfParity - edits;
    const last = Math.min(edits, ends + left);
    for (let diagonal = Math.max(-edits, ends - left); diagonal <= last; diagonal += 2) {
      const below = furthest[middle + diagonal - 1] ?? 0;
      const above = furthest[middle + diagonal + 1] ?? 0;
      const adds = diagonal === -edits || (diagonal !== edits && below < above);
      let place = adds ? above : below + 1;
      while (place < before.length && before[place] === after[place - diagonal]) place += 1;
      furthest[middle + diagonal] = place;
      if (place >= before.length && place - diagonal >= after.length) return edits;
    }
  }
  return undefined;
}

function wordsOf(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}
