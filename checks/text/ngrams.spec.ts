import { seededWholeNumbers } from '../testing/seeded-random.js';
import { hashesOfRuns, NumberedText, repeatedRuns, sharedRuns, type SharedRun } from './ngrams.js';
import { hashesOfWords } from './words.js';

/** A text with few different words, so that its runs repeat. */
function aText(seed: number, kinds: number): string[] {
  const next = seededWholeNumbers(seed);
  return Array.from({ length: next(120) }, () => `w${next(kinds)}`);
}

const texts = Array.from({ length: 60 }, (_, seed) => aText(seed + 1, 2 + (seed % 6)));
const runAt = (words: readonly string[], at: number, size: number): string =>
  words.slice(at, at + size).join(' ');

function commonRun(words: readonly string[], at: number, other: readonly string[], otherAt: number): number {
  let length = 0;
  while (at + length < words.length && words[at + length] === other[otherAt + length]) length += 1;
  return length;
}

/** Finds shared runs the simple way. */
function sharedByHand(words: readonly string[], other: readonly string[], size: number): SharedRun[] {
  const found: SharedRun[] = [];
  for (let otherAt = 0; otherAt + size <= other.length; otherAt += 1) {
    const run = runAt(other, otherAt, size);
    const at = words.findIndex(
      (_, place) => place + size <= words.length && runAt(words, place, size) === run,
    );
    if (at < 0) continue;
    found.push({ at, otherAt, words: commonRun(words, at, other, otherAt) });
    otherAt += (found.at(-1)?.words ?? 1) - 1;
  }
  return found;
}

describe.each([3, 6, 8])('runs of %i words', (size) => {
  it('that two texts share are those that one would find by hand', () => {
    const found = texts.map((words, at) => sharedRuns(new NumberedText(words), texts.at(at - 6) ?? [], size));
    expect(found).toEqual(texts.map((words, at) => sharedByHand(words, texts.at(at - 6) ?? [], size)));
    expect(found.flat().length).toBeGreaterThan(0);
  });

  it('that a text has again stand there word for word, and do not overlap', () => {
    const all = texts.map((words) => ({ words, runs: repeatedRuns(new NumberedText(words), size) }));
    expect(all.flatMap(({ runs }) => runs).length).toBeGreaterThan(0);
    for (const { words, runs } of all) {
      for (const { at, otherAt, words: length } of runs) {
        expect(length).toBeGreaterThanOrEqual(size);
        expect(at + length).toBeLessThanOrEqual(otherAt);
        expect(runAt(words, at, length)).toBe(runAt(words, otherAt, length));
      }
    }
  });

  it('have the same hash wherever they stand', () => {
    const known = new Map<string, number>();
    for (const words of texts) {
      const hashes = hashesOfRuns(hashesOfWords(words), size);
      expect(hashes).toHaveLength(Math.max(0, words.length - size + 1));
      hashes.forEach((hash, at) => {
        const run = runAt(words, at, size);
        expect(known.get(run) ?? hash).toBe(hash);
        known.set(run, hash);
      });
    }
    expect(new Set(known.values()).size).toBe(known.size);
  });
});
