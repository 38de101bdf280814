import { seededWholeNumbers } from '../testing/seeded-random.js';
import { diffArrays } from 'diff';
import { wordsKept } from './words-kept.js';

/** Finds the kept words with a library. */
function byLibrary(before: Int32Array, after: Int32Array, most: number): Int32Array | undefined {
  const changes = diffArrays([...before], [...after], { maxEditLength: most });
  if (!changes) return undefined;
  const kept = new Int32Array(after.length).fill(-1);
  let [old, now] = [0, 0];
  for (const { added, removed, count } of changes) {
    if (!added && !removed) for (let step = 0; step < count; step += 1) kept[now + step] = old + step;
    if (!added) old += count;
    if (!removed) now += count;
  }
  return kept;
}

describe('the words that stay', () => {
  it('are those of a shortest difference, the same one each time', () => {
    const ways = new Set<string>();
    for (let seed = 1; seed <= 1_500; seed += 1) {
      const next = seededWholeNumbers(seed);
      const kinds = 1 + next(30);
      const text = (): Int32Array => Int32Array.from({ length: next(60) }, () => next(kinds));
      const before = text();
      const after =
        seed % 3 === 0 ? text() : before.filter(() => next(5) > 0).map((word) => (next(6) ? word : 99));
      const most = [5, 20, 1_000][seed % 3] ?? 0;
      const kept = wordsKept(before, after, most);
      expect(kept).toEqual(byLibrary(before, after, most));
      ways.add(kept === undefined ? 'too many' : kept.includes(-1) ? 'some new' : 'none new');
    }
    expect(ways.size).toBe(3);
  });

  it('are told of a text written anew, too, and of none', () => {
    const next = seededWholeNumbers(7);
    const [before, after] = [next, next].map((any) => Int32Array.from({ length: 900 }, () => any(300)));
    expect(wordsKept(before ?? new Int32Array(), after ?? new Int32Array(), 2_000)).toEqual(
      byLibrary(before ?? new Int32Array(), after ?? new Int32Array(), 2_000),
    );
    expect(wordsKept(new Int32Array(), Int32Array.of(1), 9)).toEqual(Int32Array.of(-1));
    expect(wordsKept(Int32Array.of(1), new Int32Array(), 9)).toEqual(new Int32Array());
  });
});
