import { figuresIn, numeralsIn, type NumberInText } from '../../../../../checks/text/numbers.js';

/** A word as it stands, with the apostrophes in it. */
export const word = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Lower case, with the straight apostrophe, without a possessive's ending. */
export function plain(text: string): string {
  return withoutPossessive(inSmallLetters(text));
}

const inSmallLetters = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const withoutPossessive = (text: string): string =>
  text.endsWith("'s") ? text.slice(0, -2) : text.endsWith("'") ? text.slice(0, -1) : text;

/** The words of a text as they stand, in order. */
export function wordsIn(text: string): string[] {
  return text.match(word) ?? [];
}

/** What stands in an article, for telling what does not. */
export class ArticleWords {
  private readonly words: ReadonlySet<string>;
  private readonly numbers: ReadonlySet<string>;
  /** In order: those with the same beginning stand side by side. */
  private sorted: readonly string[] | undefined;

  constructor(text: string) {
    this.words = new Set(wordsIn(inSmallLetters(text)).map(withoutPossessive));
    this.numbers = new Set([...figuresIn(text), ...numeralsIn(text)].map(({ key }) => key));
  }

  has(text: string): boolean {
    return this.words.has(plain(text));
  }

  /** Whether it stands there in some form: `Collectors` where the article has `collecting`. */
  hasForm(text: string): boolean {
    const asked = plain(text);
    return this.words.has(asked) || this.hasBeginning(asked.slice(0, Math.max(4, asked.length - 3)));
  }

  /** Whether a word begins so; none does with fewer than four letters. */
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

  /** Figures of a text that are not in the article, as they appear in the text. */
  foreignFigures(text: string): string[] {
    return this.foreign(figuresIn(text));
  }

  /** Numbers in words likewise. */
  foreignNumerals(text: string): string[] {
    return this.foreign(numeralsIn(text));
  }

  private foreign(found: readonly NumberInText[]): string[] {
    return found.filter(({ key }) => !this.numbers.has(key)).map(({ shown }) => shown);
  }
}
