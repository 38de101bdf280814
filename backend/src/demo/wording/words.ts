import { oneLine } from '../../platform/text/one-line.js';

const singular = (word: string): string =>
  word
    .replace(/[’']s$/u, '')
    .replace(/(?<=[^aeiou])ies$/u, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/u, '')
    .replace(/(?<=..[^s])s$/u, '');

/**
 * Returns the words of a text in lower case and singular, in the form of the subjects' words; a compound also gives its
 * parts.
 */
export function plainWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  return words.flatMap((word) => [word, ...word.split('-')]).map(singular);
}

/** Returns the first words of a text in one line, with an ellipsis if it continues. */
export function excerpt(text: string, maxWords: number): string {
  const words = text.split(/\s+/u).filter(Boolean);
  const shown = words.slice(0, maxWords).join(' ');
  return words.length > maxWords ? `${shown.replace(/(?<![\p{P}\s])[\p{P}\s]+$/u, '')}…` : shown;
}

/** Returns the first letters of a text, cut between characters. */
export function cut(text: string, letters: number): string {
  return [...text].slice(0, letters).join('');
}

/** Returns the text with a capital at its beginning. */
export function capitalized(text: string): string {
  return text.replace(/^\p{L}/u, (first) => first.toUpperCase());
}

/**
 * Returns the text with a mark at the end; a mark that it already has is kept, even within quotation marks or brackets.
 */
export function ended(text: string, mark: '.' | '?' = '.'): string {
  return /[.!?…。！？]["'”’»)\]]*$/u.test(text) ? text : text + mark;
}

/** Escapes a person's text for markdown: nothing in it becomes a heading, a link or a tag. */
export function escaped(text: string): string {
  return oneLine(text).replace(/[\\`*_[\]<>#|~]/gu, '\\$&');
}
