import { KnownQuantities, type Likeness } from '../../../../../checks/text/quantities/known-quantities.js';
import type { Quantity } from '../../../../../checks/text/quantities/quantity.js';
import { quantitiesIn } from '../../../../../checks/text/quantities/read-quantities.js';

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
  private readonly quantities: KnownQuantities;
  /** In order: those with the same beginning stand side by side. */
  private sorted: readonly string[] | undefined;

  constructor(text: string) {
    this.words = new Set(wordsIn(inSmallLetters(text)).map(withoutPossessive));
    this.quantities = new KnownQuantities(text);
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

  /** Figures of a text that are not in the article, of whatever, as they appear in the text. */
  foreignFigures(text: string): string[] {
    return this.foreign(text)
      .filter((quantity) => quantity.form !== 'words' && !this.quantities.hasFigure(quantity))
      .map(({ figure }) => figure);
  }

  /** Numbers in words that are not in the article, and the magnitude of figures that have another one there. */
  foreignNumerals(text: string): string[] {
    return this.foreign(text).flatMap((quantity) => {
      if (quantity.form === 'words') return [quantity.figure];
      return quantity.magnitude && this.quantities.hasFigure(quantity) ? [magnitudeOf(quantity)] : [];
    });
  }

  /** Amounts whose value is in the article, but in another unit. */
  amountsInOtherUnits(text: string): string[] {
    return quantitiesIn(text)
      .filter((quantity) => otherUnits.has(this.quantities.compare(quantity).likeness))
      .map(({ shown }) => shown.trim());
  }

  private foreign(text: string): Quantity[] {
    return quantitiesIn(text).filter((quantity) => foreign.has(this.quantities.compare(quantity).likeness));
  }
}

const foreign = new Set<Likeness>(['absent', 'other-magnitude', 'other-reference']);
const otherUnits = new Set<Likeness>(['other-currency', 'other-unit']);

/** The word behind the figure; the whole where it is only a letter. */
function magnitudeOf({ shown, figure }: Quantity): string {
  const [, after = ''] = shown.split(figure);
  return /^\p{L}{3,}/u.exec(after.trim())?.[0] ?? shown;
}
