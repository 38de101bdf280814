import { backendText } from '../../../platform/program/backend-file.js';

const wordsOf = (file: string): ReadonlySet<string> =>
  new Set(backendText(`src/media/captions/writing/${file}`).trim().split(/\s+/));

/**
 * Common English words, in their basic forms. At the beginning of a sentence every word has a capital, so there only a
 * word that is neither common nor in the article can be told to be a name.
 */
const common = wordsOf('common-words.txt');

/** Endings that names of people, firms and places seldom have. */
const ordinaryEnding =
  /..(able|ance|ation|ence|ful|ible|ical|ings?|ion|ious|ists?|itive|ity|less|ment|ness|ous|ship|sion|tion|tive|ure)s?$|....(ed|ly)$/u;

/** Forms of which the basic one is listed: plurals, persons and the past. */
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

/** Beginnings of words that hashtags of the field are made of. */
export const industryStems: readonly string[] = [...wordsOf('industry-stems.txt')];
