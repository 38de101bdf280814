import { figuresIn, numeralsIn, type NumberInText } from '../../../../../checks/text/numbers.js';

/** A word as it stands, with the apostrophes in it. */
export const word = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Lower case, with the straight apostrophe, without a possessive's ending. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$|'$/u, '');
}

/** The words of a text as they stand, in order. */
export function wordsIn(text: string): string[] {
  return text.match(word) ?? [];
}

/** What stands in an article, for telling what does not. */
export class ArticleWords {
  private readonly words: ReadonlySet<string>;
  private readonly numbers: ReadonlySet<string>;
  private readonly beginnings: ReadonlySet<string>;

  constructor(text: string) {
    this.words = new Set(wordsIn(text).map(plain));
    this.numbers = new Set([...figuresIn(text), ...numeralsIn(text)].map(({ key }) => key));
    this.beginnings = new Set([...this.words].flatMap((known) => beginningsOf(known)));
  }

  has(text: string): boolean {
    return this.words.has(plain(text));
  }

  /** Whether it stands there in some form: `Collectors` where the article has `collecting`. */
  hasForm(text: string): boolean {
    const asked = plain(text);
    return this.words.has(asked) || this.beginnings.has(asked.slice(0, Math.max(4, asked.length - 3)));
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

/** All beginnings of four letters or more. */
function beginningsOf(known: string): string[] {
  return Array.from({ length: Math.max(0, known.length - 3) }, (_, at) => known.slice(0, at + 4));
}
