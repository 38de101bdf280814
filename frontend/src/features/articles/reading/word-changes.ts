import { diffArrays } from 'diff';

/** The number of changes that are found in order; beyond that, only how often each word occurs is compared. */
const MOST_IN_ORDER = 200;

const wordsOf = (text: string) => text.match(/\S+/g) ?? [];

/**
 * Counts the words that came and went between two texts. Words are separated by white space, as in the history's
 * counts.
 */
export function wordChanges(before: string, after: string): { added: number; removed: number } {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const changes = diffArrays(old, now, { maxEditLength: MOST_IN_ORDER });
  if (!changes) return { added: surplus(now, old), removed: surplus(old, now) };
  const total = (kind: 'added' | 'removed') =>
    changes.reduce((sum, change) => sum + (change[kind] ? change.count : 0), 0);
  return { added: total('added'), removed: total('removed') };
}

/** Counts the words that the others lack, each as often as it occurs. */
export function surplus(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  }).length;
}
