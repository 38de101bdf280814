import { hashRadix } from './words.js';

/** A run of words that two texts, or two places of one text, have in common. All numbers count words. */
export interface SharedRun {
  readonly at: number;
  readonly otherAt: number;
  readonly words: number;
}

/** The most words of a text, so that two of their numbers can be combined into one. */
const mostWords = 2 ** 26;
const none = -1;

/**
 * Numbers for a text's words and runs of words; equal ones have the same number. A run is made from two shorter ones,
 * so its length costs next to nothing.
 */
export class NumberedText {
  readonly words: Int32Array;
  private readonly numbers = new Map<string, number>();
  private readonly pairs = new Map<number, Map<number, number>>();
  private readonly runs = new Map<number, Int32Array>();
  private readonly places = new Map<number, Int32Array>();

  constructor(words: readonly string[]) {
    this.words = Int32Array.from(words, (word) => numberOf(this.numbers, word));
  }

  /** The number of the run of this many words that begins at each word. */
  runsOf(size: number): Int32Array {
    const known = size === 1 ? this.words : this.runs.get(size);
    if (known) return known;
    const pairs = new Map<number, number>();
    const runs = joined(
      (part) => this.runsOf(part),
      size,
      (pair) => numberOf(pairs, pair),
    );
    this.pairs.set(size, pairs);
    this.runs.set(size, runs);
    return runs;
  }

  /** The first place of each run, by its number. */
  firstPlaces(size: number): Int32Array {
    const known = this.places.get(size);
    if (known) return known;
    const runs = this.runsOf(size);
    const places = new Int32Array(this.pairs.get(size)?.size ?? 0);
    for (let at = runs.length - 1; at >= 0; at -= 1) places[runs[at] ?? none] = at;
    this.places.set(size, places);
    return places;
  }

  /** The words of another text by this one's numbers; -1 for words that this one lacks. */
  wordsOf(other: readonly string[]): Int32Array {
    return Int32Array.from(other, (word) => this.numbers.get(word) ?? none);
  }

  /**
   * The runs of another text by this one's numbers.
   * @param words the words from `wordsOf`
   */
  runsIn(words: Int32Array, size: number): Int32Array {
    if (size === 1) return words;
    this.runsOf(size);
    const pairs = this.pairs.get(size);
    return joined(
      (part) => this.runsIn(words, part),
      size,
      (pair) => pairs?.get(pair) ?? none,
    );
  }
}

function numberOf<Key>(numbers: Map<Key, number>, key: Key): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}

function joined(
  runsOf: (size: number) => Int32Array,
  size: number,
  numberOfPair: (pair: number) => number,
): Int32Array {
  const part = 2 ** Math.ceil(Math.log2(size) - 1);
  const first = runsOf(part);
  const second = size === 2 * part ? first : runsOf(size - part);
  const runs = new Int32Array(Math.max(0, second.length - part)).fill(none);
  for (let at = 0; at < runs.length; at += 1) {
    const one = first[at] ?? none;
    const two = second[at + part] ?? none;
    if (one !== none && two !== none) runs[at] = numberOfPair(one * mostWords + two);
  }
  return runs;
}

/**
 * The runs of at least this many words in another text that also occur in this one, each as long as possible and
 * compared with its first place. A word within one run begins no other, so the time is in proportion to both texts.
 */
export function sharedRuns(text: NumberedText, other: readonly string[], size: number): SharedRun[] {
  const words = text.wordsOf(other);
  const starts = text.runsIn(words, size);
  const places = text.firstPlaces(size);
  const runs: SharedRun[] = [];
  for (let otherAt = 0; otherAt < starts.length; otherAt += 1) {
    const at = places[starts[otherAt] ?? none];
    if (at === undefined) continue;
    const length = commonRun(text.words, at, words, otherAt);
    runs.push({ at, otherAt, words: length });
    otherAt += length - 1;
  }
  return runs;
}

/** Runs of at least this many words that a text repeats. */
export function repeatedRuns(text: NumberedText, size: number): SharedRun[] {
  const { words } = text;
  const starts = text.runsOf(size);
  const places = new Map<number, number>();
  const runs: SharedRun[] = [];
  for (let otherAt = 0; otherAt < starts.length; otherAt += 1) {
    const run = starts[otherAt] ?? none;
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

/**
 * A number for the run of this many words that begins at each word. Equal runs have equal numbers, so texts without a
 * common number have no run in common.
 * @param words a number for each word, as in `wordHashesIn`
 */
export function hashesOfRuns(words: Int32Array, size: number): Int32Array {
  let left = 1;
  for (let word = 0; word < size; word += 1) left = Math.imul(left, hashRadix);
  const runs = new Int32Array(words.length);
  let run = 0;
  for (let at = 0; at < words.length; at += 1) {
    const gone = at < size ? 0 : Math.imul(left, words[at - size] ?? 0);
    run = (Math.imul(run, hashRadix) + (words[at] ?? 0) - gone) | 0;
    runs[at] = run;
  }
  return runs.subarray(size - 1);
}

/** A set of many numbers for repeated look-ups: a bit rules out most numbers that are not in it. */
export class KnownHashes {
  private readonly known: ReadonlySet<number>;
  private readonly bits = new Uint8Array(mostLow + 1);

  constructor(hashes: Int32Array) {
    this.known = new Set(hashes);
    for (const hash of hashes) this.bits[hash & mostLow] = 1;
  }

  hasAnyOf(hashes: Int32Array): boolean {
    for (let at = 0; at < hashes.length; at += 1) {
      const hash = hashes[at] ?? 0;
      if (this.bits[hash & mostLow] === 1 && this.known.has(hash)) return true;
    }
    return false;
  }
}

const mostLow = 0xffff;

function commonRun(words: Int32Array, at: number, other: Int32Array, otherAt: number): number {
  let length = 0;
  while (at + length < words.length && words[at + length] === other[otherAt + length]) length += 1;
  return length;
}
