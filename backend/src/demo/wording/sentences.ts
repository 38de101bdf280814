/** At the first letter after a mark that ends a sentence, what closes with it, and blanks: no two tries read the same blanks. */
const between = /(?=\S)(?<=[.!?]["”’)]{0,3}\s+)/u;

/** A text’s sentences, each with the blanks after it: joined they are the text. */
export const sentencesOf = (text: string): string[] => text.split(between);

/** Whether a part of a text comes to its end, as what stands last may not. */
export const isEnded = (sentence: string): boolean => /[.!?]["”’)]{0,3}$/u.test(sentence.trimEnd());
