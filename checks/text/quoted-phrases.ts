import { LRUCache } from 'lru-cache';
import { bytesHeld } from './bytes-held.js';

const quotes = '"“”„‟';
const quoted = new RegExp(`[${quotes}]([^${quotes}]+)[${quotes}]`, 'gu');

/**
 * The punctuation at the end of a quotation that is not part of the phrase: American typesetting puts a sentence's
 * comma inside the quotation marks.
 */
const borrowedPunctuation = /(?<=[\p{L}\p{N}])[,.;:]+$/u;

/** A character that people see when the markdown is rendered. */
const visible = /[^\s>\\*_~`\p{Default_Ignorable_Code_Point}]/u;

/**
 * The phrases in double quotes, straight or curly, in a rule. A machine looks for these; the words around them are for
 * people.
 */
export function quotedPhrases(rule: string): readonly string[] {
  return phrasesOf.memo(rule);
}

/** A cache, because a house's rules are few and rarely change, and every saved text is checked against them. */
const phrasesOf = new LRUCache<string, readonly string[]>({
  maxSize: 4 * 2 ** 20,
  sizeCalculation: bytesHeld,
  memoMethod: (rule) =>
    [...rule.matchAll(quoted)]
      .map(([, phrase = '']) => phrase.trim().replace(borrowedPunctuation, ''))
      .filter((phrase) => visible.test(phrase)),
});
