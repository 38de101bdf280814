import { sentenceRanges } from '../../../../checks/text/sentences.js';

/** A text’s sentences, each with the blanks after it: joined they are the text. */
export function sentencesOf(text: string): string[] {
  const starts = [
    0,
    ...sentenceRanges(text)
      .map(({ start }) => start)
      .slice(1),
  ];
  return starts.map((start, at) => text.slice(start, starts[at + 1]));
}

/** Whether a part of a text comes to its end, as what stands last may not. */
export const isEnded = (sentence: string): boolean => /[.!?]["”’)]{0,3}$/u.test(sentence.trimEnd());
