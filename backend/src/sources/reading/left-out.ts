import { countWords } from '../../../../checks/text/word-count.js';
import { oneLine } from '../../platform/text/one-line.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';

export const leftOutKinds = ['struck-out', 'consent', 'related', 'around', 'hidden', 'rest', 'cut'] as const;

/**
 * `consent` asks for consent to cookies, `related` is about other things, `around` is navigation, asides and footers,
 * `hidden` is not shown at first, `rest` was taken for no part of the article or lot, and `cut` is beyond the limit of
 * a source.
 */
export type LeftOutKind = (typeof leftOutKinds)[number];

export interface LeftOut {
  readonly kind: LeftOutKind;
  readonly words: number;
  /** The beginning of the part, in one line. */
  readonly excerpt: string;
}

const longestExcerpt = 200;

/** Collects the parts of a page that are left out of the text, by kind. */
export class LeftOutParts {
  private readonly parts = new Map<LeftOutKind, LeftOut>();

  note(kind: LeftOutKind, text: string): void {
    const words = countWords(text);
    if (words === 0) return;
    const before = this.parts.get(kind) ?? { kind, words: 0, excerpt: '' };
    const room = longestExcerpt - before.excerpt.length;
    const added =
      room > 1 ? `${before.excerpt === '' ? '' : ' '}${oneLine(wholeSlice(text, 0, room - 1))}` : '';
    this.parts.set(kind, { kind, words: before.words + words, excerpt: before.excerpt + added });
  }

  /** All parts, in the order of the kinds. */
  all(): LeftOut[] {
    return leftOutKinds.flatMap((kind) => this.parts.get(kind) ?? []);
  }
}
