import { LRUCache } from 'lru-cache';
import { bytesHeld } from './bytes-held.js';

const quotes = '"“”„‟';
const quoted = new RegExp(`[${quotes}]([^${quotes}]+)[${quotes}]`, 'gu');

/** American typesetting puts the comma of the sentence inside the quotation marks; it is no part of the phrase. */
const borrowedPunctuation = /(?<=[\p{L}\p{N}])[,.;:]+$/u;

/** What a reader of markdown sees. */
const visible = /[^\s>\\*_~`\p{Default_Ignorable_Code_Point}]/u;

/**
 * The phrases in double quotes, straight or curly, in a rule. They are what a machine can look for; the
 * words around them are for people.
 */
export function quotedPhrases(rule: string): readonly string[] {
  return phrasesOf.memo(rule);
}

/** The rules of a house are few and change seldom, and every text that is saved is checked against them. */
const phrasesOf = new LRUCache<string, readonly string[]>({
  maxSize: 4 * 2 ** 20,
  sizeCalculation: bytesHeld,
  memoMethod: (rule) =>
    [...rule.matchAll(quoted)]
      .map(([, phrase = '']) => phrase.trim().replace(borrowedPunctuation, ''))
      .filter((phrase) => visible.test(phrase)),
});
