import { commonEndInWords, commonStartInWords } from '../domain/common-ends.js';
import { wordsBefore } from './words-before.js';
import { placeBeside, wordsWithin, type WordReader } from './words-read.js';

/**
 * Who wrote which part of a text: the end of each run (UTF-16 units, exclusive), then the number of its author.
 * Neighbouring runs have different authors, and together the runs cover the text.
 */
export type Runs = Int32Array;

export interface AuthoredText {
  readonly text: string;
  readonly runs: Runs;
}

/** A text of one author. */
export function writtenBy(author: number, text: string): AuthoredText {
  return { text, runs: Int32Array.of(...(text === '' ? [] : [text.length, author])) };
}

/**
 * A text after an edit: words that were there keep their author, new ones are the editor's. Signs and white space go
 * with the word before them; at the beginning, with the first word.
 */
export function edited(before: AuthoredText, text: string, editor: number, reader: WordReader): AuthoredText {
  if (text === before.text) return before;
  const words = reader.read(before.text);
  const common = commonStart(before.text, text);
  const same = commonEnd(before.text, text, common);
  // A few words at the ends of the common parts may belong to what was put in or taken out next to them.
  const start = placeBeside(words, common, -beside) ?? 0;
  const end =
    before.text.length - (placeBeside(words, before.text.length - same, beside) ?? before.text.length);
  const was = wordsWithin(words, start, before.text.length - end);
  const is = wordsWithin(reader.read(text), start, text.length - end);
  const stood = wordsBefore(was.numbers, is.numbers, beginnings(text, is.places, text.length - end));
  const runs = new RunsInTheMaking();
  runs.copy(before.runs, 0, start, 0);
  runs.extend(is.places[0] ?? text.length - end);
  let run = 0;
  for (let index = 0; index < stood.length; index += 1) {
    const place = was.places[stood[index] ?? -1];
    if (place !== undefined) run = runAt(before.runs, place, run);
    const author = place === undefined ? editor : (before.runs[2 * run + 1] ?? 0);
    runs.add(is.places[index + 1] ?? text.length - end, author);
  }
  const shift = text.length - before.text.length;
  runs.copy(before.runs, before.text.length - end, before.text.length, shift);
  // Only a text without any word is not covered by runs yet.
  runs.add(text.length, editor);
  return { text, runs: runs.made() };
}

/** Tells which of the words begin a line, and whether what follows at `end` does. */
function beginnings(text: string, places: Int32Array, end: number): Uint8Array {
  const begins = new Uint8Array(places.length + 1);
  places.forEach((place, index) => (begins[index] = beginsLine(text, place) ? 1 : 0));
  begins[places.length] = end === text.length || beginsLine(text, end) ? 1 : 0;
  return begins;
}

/** Whether nothing but signs and blanks stands in the line before a word. */
function beginsLine(text: string, place: number): boolean {
  for (let at = place - 1; at >= 0 && text.charAt(at) !== '\n'; at -= 1) {
    if (ofWord.test(text.charAt(at))) return false;
  }
  return true;
}

/** The number of the author at an offset of a text. */
export function authorAt(runs: Runs, offset: number): number {
  return runs[2 * runAt(runs, offset, 0) + 1] ?? 0;
}

/**
 * The index of the run that contains an offset.
 * @param likely the run that is tried first, because neighbouring words mostly have one author
 */
function runAt(runs: Runs, offset: number, likely: number): number {
  const begin = likely === 0 ? 0 : (runs[2 * likely - 2] ?? 0);
  if (begin <= offset && offset < (runs[2 * likely] ?? 0)) return likely;
  let [low, high] = [0, runs.length / 2 - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[2 * middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

class RunsInTheMaking {
  private readonly runs: number[] = [];

  /** Adds a run from the end of the last one up to `end`. */
  add(end: number, author: number): void {
    const { runs } = this;
    if (end <= (runs.at(-2) ?? 0)) return;
    if (runs.at(-1) === author) runs[runs.length - 2] = end;
    else runs.push(end, author);
  }

  /** Gives the text up to `end` to the last author or, without one, to the next. */
  extend(end: number): void {
    const author = this.runs.at(-1);
    if (author !== undefined) this.add(end, author);
  }

  copy(runs: Runs, from: number, to: number, shift: number): void {
    for (let at = 0; at < runs.length && from < to; at += 2) {
      const end = runs[at] ?? 0;
      const begin = at === 0 ? 0 : (runs[at - 2] ?? 0);
      if (end > from && begin < to) this.add(Math.min(end, to) + shift, runs[at + 1] ?? 0);
    }
  }

  made(): Runs {
    return Int32Array.from(this.runs);
  }
}

const letter = /[\p{L}\p{N}\p{M}]/gu;
const ofWord = /[\p{L}\p{N}\p{M}\p{Cs}]/u;
/** The number of words at the ends of the common parts that are looked at once more. */
const beside = 8;

/** The length of the common beginning, up to the last blank; 0 if it has no word. */
function commonStart(a: string, b: string): number {
  const same = commonStartInWords(a, b);
  return firstLetter(a, 0) < same ? same : 0;
}

/** The length of the common end, from the beginning of a word on, leaving out the first `start` units of both. */
function commonEnd(a: string, b: string, start: number): number {
  return a.length - firstLetter(a, a.length - commonEndInWords(a, b, start));
}

/** The offset of the first letter or digit from an offset on; the text's length if there is none. */
function firstLetter(text: string, from: number): number {
  letter.lastIndex = from;
  return letter.exec(text)?.index ?? text.length;
}
