import { sentenceRanges } from '../../../../checks/text/sentences.js';

/** Returns the sentences of a text, each with the blanks after it; joined, they give the text. */
export function sentencesWithBlanks(text: string): string[] {
  const starts = [
    0,
    ...sentenceRanges(text)
      .map(({ start }) => start)
      .slice(1),
  ];
  return starts.map((start, at) => text.slice(start, starts[at + 1]));
}

/** Whether a part of a text ends like a sentence, which the last part may not do. */
export const isEnded = (sentence: string): boolean => /[.!?]["”’)]{0,3}$/u.test(sentence.trimEnd());
