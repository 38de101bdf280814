import type { MarkedText, Segment } from './marked-text';

/** The sentence that the caret is on, and who or what wrote it: first who wrote the word at the caret. */
export interface Sentence {
  text: string;
  parts: readonly { by: Segment['by']; text: string }[];
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * @param line the line that the caret is on, and its offset in the text
 * @returns undefined where there are no words
 */
export function sentenceAt(
  { segments }: MarkedText,
  line: { from: number; text: string },
  caret: number,
): Sentence | undefined {
  if (line.text.trim() === '') return undefined;
  // Behind the last sign the caret is still on the last sentence.
  const found = sentences.segment(line.text).containing(Math.min(caret - line.from, line.text.length - 1));
  if (!found) return undefined;
  const from = line.from + found.index;
  const to = from + found.segment.trimEnd().length;
  const within = segments.filter((one) => one.from < to && one.to > from);
  const first = within.find((one) => one.to > caret) ?? within.at(-1);
  const authors = [...new Set([first, ...within].map((one) => one?.by))];
  return {
    text: found.segment.trim(),
    parts: authors.map((by) => ({
      by,
      text: within
        .filter((one) => one.by === by)
        .map((one) =>
          line.text.slice(Math.max(one.from, from) - line.from, Math.min(one.to, to) - line.from).trim(),
        )
        .join(' … '),
    })),
  };
}
