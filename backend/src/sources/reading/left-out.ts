import { countWords } from '../../../../checks/text/word-count.js';
import { oneLine } from '../../platform/text/one-line.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';

export const leftOutKinds = ['struck-out', 'consent', 'related', 'around', 'hidden', 'rest', 'cut'] as const;

/**
 * `consent` asks for consent to cookies, `related` tells of other things, `around` is navigation, asides and footers,
 * `hidden` is not shown before it is asked for, `rest` was taken for no part of the article or lot, and `cut` is beyond
 * what a source may have.
 */
export type LeftOutKind = (typeof leftOutKinds)[number];

export interface LeftOut {
  readonly kind: LeftOutKind;
  readonly words: number;
  /** Its beginning, in one line. */
  readonly excerpt: string;
}

const longestExcerpt = 200;

/** What of a page is no part of the text, by kinds. */
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

  /** In the order of the kinds. */
  all(): LeftOut[] {
    return leftOutKinds.flatMap((kind) => this.parts.get(kind) ?? []);
  }
}
