import type { Word } from './words.js';

/** A run of words that two texts, or two places of one, have in common; counted in words. */
export interface SharedRun {
  readonly at: number;
  readonly otherAt: number;
  readonly words: number;
}

/** The first place of every run of so many words. */
export function firstPlaces(words: readonly Word[], size: number): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = 0; at + size <= words.length; at += 1) {
    const run = runAt(words, at, size);
    if (!places.has(run)) places.set(run, at);
  }
  return places;
}

/**
 * The runs of at least so many words of `other` that begin where one of `words` does first, each as long as it goes. What
 * belongs to one run begins no other, so that the time is in proportion to both texts.
 */
export function sharedRuns(
  words: readonly Word[],
  places: ReadonlyMap<string, number>,
  other: readonly Word[],
  size: number,
): SharedRun[] {
  const runs: SharedRun[] = [];
  for (let otherAt = 0; otherAt + size <= other.length; otherAt += 1) {
    const at = places.get(runAt(other, otherAt, size));
    if (at === undefined) continue;
    const length = commonRun(words, at, other, otherAt);
    runs.push({ at, otherAt, words: length });
    otherAt += length - 1;
  }
  return runs;
}

/** Runs of at least so many words that stand in a text again. */
export function repeatedRuns(words: readonly Word[], size: number): SharedRun[] {
  const places = new Map<string, number>();
  const runs: SharedRun[] = [];
  for (let otherAt = 0; otherAt + size <= words.length; otherAt += 1) {
    const run = runAt(words, otherAt, size);
    const at = places.get(run);
    if (at === undefined) {
      places.set(run, otherAt);
      continue;
    }
    if (at + size > otherAt) continue;
    const length = Math.min(commonRun(words, at, words, otherAt), otherAt - at);
    runs.push({ at, otherAt, words: length });
    otherAt += length - 1;
  }
  return runs;
}

const runAt = (words: readonly Word[], at: number, size: number): string => {
  let run = '';
  for (let next = at; next < at + size; next += 1) run += `${words[next]?.text} `;
  return run;
};

function commonRun(words: readonly Word[], at: number, other: readonly Word[], otherAt: number): number {
  let length = 0;
  while (at + length < words.length && words[at + length]?.text === other[otherAt + length]?.text)
    length += 1;
  return length;
}
