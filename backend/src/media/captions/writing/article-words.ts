/** A word as it stands, with the apostrophes in it. */
export const word = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const figure = /\d+(?:[.,’']\d+)*/gu;

const counted = (from: number, step: number, names: string): (readonly [string, string])[] =>
  names.split(' ').map((name, at) => [name, String(from + step * at)]);

const numerals: ReadonlyMap<string, string> = new Map([
  ...counted(
    0,
    1,
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  ),
  ...counted(16, 1, 'sixteen seventeen eighteen nineteen'),
  ...counted(20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety'),
]);

/** Words for large numbers, which have no figure of their own. */
const magnitudes = new Set(['dozen', 'hundred', 'thousand', 'million', 'billion', 'trillion']);

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

/** `1,000` and `1’000` are known as `1000`; a decimal point stays. */
function figuresIn(text: string): { readonly key: string; readonly shown: string }[] {
  return (text.match(figure) ?? []).map((shown) => ({
    key: shown.replace(/[,’'](?=\d{3}(?!\d))/gu, ''),
    shown,
  }));
}

/** Numbers in words, from two on ("one" is mostly no number): each as it is known by, and as it stands. */
function numeralsIn(text: string): { readonly key: string; readonly shown: string }[] {
  return wordsIn(text).flatMap((shown) => {
    const name = plain(shown).replace(/(?<=dozen|hundred|thousand|illion)s$/u, '');
    const key = numerals.get(name) ?? (magnitudes.has(name) ? name : undefined);
    return key === undefined || key === '1' ? [] : [{ key, shown }];
  });
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

  private foreign(found: readonly { readonly key: string; readonly shown: string }[]): string[] {
    return found.filter(({ key }) => !this.numbers.has(key)).map(({ shown }) => shown);
  }
}

/** All beginnings of four letters or more. */
function beginningsOf(known: string): string[] {
  return Array.from({ length: Math.max(0, known.length - 3) }, (_, at) => known.slice(0, at + 4));
}
