import { LRUCache } from 'lru-cache';
import { bytesHeld } from './bytes-held.js';
import { oncePer } from './once-per.js';
import { PhraseFinder, type ComparableText, type Phrase } from './phrase-finder.js';

const quotes = '"“”„‟';
const quoted = new RegExp(`[${quotes}]([^${quotes}]+)[${quotes}]`, 'gu');

/** American typesetting puts the comma of the sentence inside the quotation marks; it is no part of the phrase. */
const borrowedPunctuation = /(?<=[\p{L}\p{N}])[,.;:]+$/u;

/**
 * So many marks of one letter in a row no language has. Unicode's stream-safe texts (UAX 15, D4) part longer runs: to put
 * the marks of one in their order takes quadratic time.
 */
const manyMarks = /[\p{M}\uff9e\uff9f]{30}/gu;
const joinerOfGraphemes = '\u034f';

/** A text without what a reader does not tell apart: case, markdown, kinds of blanks, quotes and hyphens. */
export function comparable(text: string): ComparableText {
  return (
    text
      .replace(manyMarks, `$&${joinerOfGraphemes}`)
      .normalize('NFKC')
      .replace(/\[([^[\]]*)\]\([^()]*\)/gu, '$1')
      .replace(/^[ \t]*>+/gmu, '')
      .replace(/\\(?=\p{P}|\p{S})|[*_~`\p{Default_Ignorable_Code_Point}]/gu, '')
      .replace(/[‘’‚‛]/gu, "'")
      .replace(/[“”„‟]/gu, '"')
      .replace(/[\u2010\u2011]/gu, '-')
      // Most blanks are single spaces already and need no replacing.
      .replace(/\s{2,}|[^\S ]/gu, ' ')
      .trim()
      .toLowerCase() as ComparableText
  );
}

/**
 * The phrases in double quotes, straight or curly, in a rule. They are what a machine can look for; the
 * words around them are for people.
 */
export function quotedPhrases(rule: string): Phrase[] {
  return phrasesOf.memo(rule);
}

/** The rules of a house are few and change seldom, and every text that is saved is checked against them. */
const phrasesOf = new LRUCache<string, Phrase[]>({
  maxSize: 4 * 2 ** 20,
  sizeCalculation: bytesHeld,
  memoMethod: (rule) =>
    [...rule.matchAll(quoted)]
      .map(([, phrase = '']) => phrase.trim().replace(borrowedPunctuation, ''))
      .map((words) => ({ words, sought: comparable(words) }))
      .filter(({ sought }) => sought !== ''),
});

const finderOf = oncePer(
  (phrases: readonly Phrase[]) => new PhraseFinder(phrases.map(({ sought }) => sought)),
);

/** Those of the phrases that occur in a text. The same list is prepared once. */
export function phrasesIn(text: ComparableText, phrases: readonly Phrase[]): Phrase[] {
  const found = finderOf(phrases).in(text);
  return phrases.filter(({ sought }) => found.has(sought));
}
