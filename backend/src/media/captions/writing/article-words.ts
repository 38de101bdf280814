import { figuresIn, numeralsIn, type NumberInText } from '../../../../../checks/text/numbers.js';

/** A word in its original spelling, with its apostrophes. */
export const word = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Returns the text in lower case, with straight apostrophes and without the ending of a possessive. */
export function plain(text: string): string {
  return withoutPossessive(inSmallLetters(text));
}

const inSmallLetters = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const withoutPossessive = (text: string): string =>
  text.endsWith("'s") ? text.slice(0, -2) : text.endsWith("'") ? text.slice(0, -1) : text;

/** Returns the words of a text in their original spelling, in order. */
export function wordsAsWritten(text: string): string[] {
  return text.match(word) ?? [];
}

/** Knows the words and numbers of an article, to find those in another text that the article does not have. */
export class ArticleWords {
  private readonly words: ReadonlySet<string>;
  private readonly numbers: ReadonlySet<string>;
  /** The words in order, so that words with the same beginning are neighbours. */
  private sorted: readonly string[] | undefined;

  constructor(text: string) {
    this.words = new Set(wordsAsWritten(inSmallLetters(text)).map(withoutPossessive));
    this.numbers = new Set([...figuresIn(text), ...numeralsIn(text)].map(({ key }) => key));
  }

  has(text: string): boolean {
    return this.words.has(plain(text));
  }

  /** Whether the article has a word in some form: `Collectors` counts if it has `collecting`. */
  hasForm(text: string): boolean {
    const asked = plain(text);
    return this.words.has(asked) || this.hasBeginning(asked.slice(0, Math.max(4, asked.length - 3)));
  }

  /** Whether a word has this beginning; false for fewer than four letters. */
  private hasBeginning(beginning: string): boolean {
    if (beginning.length < 4) return false;
    this.sorted ??= [...this.words].sort();
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    return this.sorted[low]?.startsWith(beginning) === true;
  }

  /** Returns the figures of a text that are not in the article, in the spelling of the text. */
  foreignFigures(text: string): string[] {
    return this.foreign(figuresIn(text));
  }

  /** Returns the numbers in words that are not in the article. */
  foreignNumerals(text: string): string[] {
    return this.foreign(numeralsIn(text));
  }

  private foreign(found: readonly NumberInText[]): string[] {
    return found.filter(({ key }) => !this.numbers.has(key)).map(({ shown }) => shown);
  }
}
