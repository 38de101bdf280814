import { backendText } from '../../../platform/program/backend-file.js';

const wordsOf = (file: string): ReadonlySet<string> =>
  new Set(backendText(`src/media/captions/writing/${file}`).trim().split(/\s+/));

/**
 * Common English words, in their basic forms. Every word at the beginning of a sentence has a capital, so there a word
 * only counts as a name if it is neither common nor in the article.
 */
const common = wordsOf('common-words.txt');

/** Endings that names of people, firms and places rarely have. */
const ordinaryEnding =
  /..(able|ance|ation|ence|ful|ible|ical|ings?|ion|ious|ists?|itive|ity|less|ment|ness|ous|ship|sion|tion|tive|ure)s?$|....(ed|ly)$/u;

/** Returns the possible basic forms of a word, which may be a plural, a person of a verb or a past tense. */
const basicForms = (word: string): string[] => [
  word,
  word.replace(/s$/u, ''),
  word.replace(/e[ds]$/u, ''),
  word.replace(/d$/u, ''),
  word.replace(/ies$/u, 'y'),
];

/** @param word in lower case, with a straight apostrophe */
export function isCommonWord(word: string): boolean {
  return basicForms(word).some((form) => common.has(form)) || ordinaryEnding.test(word);
}

/** Beginnings of words in hashtags of the field. */
export const industryStems: readonly string[] = [...wordsOf('industry-stems.txt')];
