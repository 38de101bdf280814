import { wordPattern } from '../../../../checks/text/word-pattern.js';

/** The words of a text, each with its beginning (in UTF-16 units) and its number. Equal words have the same number. */
export interface Words {
  readonly places: Int32Array;
  readonly numbers: Int32Array;
}

const aWord = new RegExp(wordPattern, 'gu');

interface Part {
  readonly words: Words;
  readonly start: number;
}

/**
 * Reads one text after another, and only those lines and sentences of each that the previous one did not have. No word
 * extends beyond the end of a line, or beyond a full stop and a blank.
 */
export class WordReader {
  private readonly numbers = new Map<string, number>();
  private parts = new Map<string, Words>();
  private last: { readonly text: string; readonly words: Words } | undefined;

  read(text: string): Words {
    if (this.last?.text === text) return this.last.words;
    const known = new Map<string, Words>();
    const parts: Part[] = [];
    let start = 0;
    for (const line of text.split('\n')) {
      let place = start;
      for (const part of line.split('. ')) {
        const words = this.parts.get(part) ?? known.get(part) ?? this.readPart(part);
        known.set(part, words);
        parts.push({ words, start: place });
        place += part.length + 2;
      }
      start += line.length + 1;
    }
    const words = joined(parts);
    this.parts = known;
    this.last = { text, words };
    return words;
  }

  private readPart(part: string): Words {
    const [places, numbers]: [number[], number[]] = [[], []];
    aWord.lastIndex = 0;
    for (let found = aWord.exec(part); found; found = aWord.exec(part)) {
      places.push(found.index);
      numbers.push(this.numberOf(found[0]));
    }
    return { places: Int32Array.from(places), numbers: Int32Array.from(numbers) };
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.numbers.size);
    return this.numbers.size - 1;
  }
}

function joined(parts: readonly Part[]): Words {
  let count = 0;
  for (const { words } of parts) count += words.places.length;
  const [places, numbers] = [new Int32Array(count), new Int32Array(count)];
  let word = 0;
  for (const { words: own, start } of parts) {
    numbers.set(own.numbers, word);
    for (const place of own.places) places[word++] = start + place;
  }
  return { places, numbers };
}

/** The words that begin within a part of the text. */
export function wordsWithin({ places, numbers }: Words, start: number, end: number): Words {
  const [first, last] = [firstFrom(places, start), firstFrom(places, end)];
  return { places: places.subarray(first, last), numbers: numbers.subarray(first, last) };
}

/**
 * The beginning of the word that comes so many words after the first one at or beyond an offset; undefined if there is
 * none.
 */
export function placeBeside({ places }: Words, offset: number, words: number): number | undefined {
  return places[firstFrom(places, offset) + words];
}

function firstFrom(places: Int32Array, offset: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
