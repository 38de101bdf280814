import { oncePer } from './once-per.js';
import type { ParsedText } from './parsed-text.js';
import { foreignWords } from './quotations.js';
import type { Range } from './ranges.js';

/** A sentence of the writer’s own, and its place in the content. */
export interface OwnSentence extends Range {
  /**
   * The words as they are read, with single blanks, and `“”` for each quotation. A long sentence has only its
   * beginning.
   */
  readonly said: string;
}

/**
 * The most characters of a sentence that are read; a longer passage is not a sentence, and the patterns would take too
 * long on it.
 */
const longest = 1_000;

/** The writer's sentences, in order, without those of quoted blocks. */
export const ownSentences = oncePer((text: ParsedText): readonly OwnSentence[] => {
  const foreign = foreignWords(text);
  let next = 0;
  return text.sentences.flatMap(({ start, end, block }) => {
    if (block.inQuote) return [];
    while ((foreign[next]?.end ?? Infinity) <= start) next += 1;
    const parts: string[] = [];
    let at = start;
    for (let quoted = next; (foreign[quoted]?.start ?? Infinity) < end; quoted += 1) {
      const { start: from, end: to } = foreign[quoted] ?? { start: end, end };
      parts.push(text.prose.slice(at, Math.max(at, from)), '“”');
      at = Math.min(end, to);
      if (at - start > longest) break;
    }
    parts.push(text.prose.slice(at, Math.min(end, at + longest)));
    return [{ start, end, said: readPart(parts.join('')).slice(0, longest) }];
  });
});

/** The prose without marks and invisible characters, and with single blanks. */
export const readPart = (prose: string): string =>
  prose
    .replace(/[\u2060\u200b]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export const isQuestion = (sentence: string): boolean => /[?]["”’)\u2060\u200b]*$/.test(sentence);
