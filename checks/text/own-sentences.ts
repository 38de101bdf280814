import { oncePer } from './once-per.js';
import type { ParsedText } from './parsed-text.js';
import { foreignWords } from './quotations.js';
import type { Range } from './ranges.js';

/** A sentence that is the writer’s own, and its place in the content. */
export interface OwnSentence extends Range {
  /** What is read of it, with single blanks; `“”` stands for what it quotes. Of a longer one its beginning. */
  readonly said: string;
}

/** Longer ones are no sentences, and patterns take their time. */
const longest = 1_000;

/** In order; sentences of quoted blocks are left out. */
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

/** Without marks and what nobody sees, and with single blanks. */
export const readPart = (prose: string): string =>
  prose
    .replace(/[\u2060\u200b]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export const isQuestion = (sentence: string): boolean => /[?]["”’)\u2060\u200b]*$/.test(sentence);
