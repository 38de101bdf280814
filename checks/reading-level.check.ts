import { automatedReadability } from 'automated-readability';
import { colemanLiau } from 'coleman-liau';
import { fail, notChecked, pass, type Check } from './check.js';
import { isEnglish } from './text/words.js';

const fewestWords = 100;
/** The limit in years of schooling. Above it, a text reads like a contract. */
const limit = 16;

/** Compares two indices of reading ease over the whole article with their limit; both must exceed it. */
export const readingLevel: Check = {
  id: 'reading-level',
  name: 'Reading level',
  about: 'Estimates by two indices how many years of school a reader needs.',
  kind: 'guess',
  severity: 'info',
  fix: 'model',
  version: 2,
  reads: ['abbreviations'],
  run({ words, sentences }) {
    if (words.length < fewestWords) return notChecked('The text is too short for a reading level.');
    if (!isEnglish(words)) return notChecked('The text is not in English.');
    const letters = words.reduce((sum, { text }) => sum + text.length, 0);
    const counts = { sentence: Math.max(1, sentences.length), word: words.length };
    const automated = automatedReadability({ ...counts, character: letters });
    const coleman = colemanLiau({ ...counts, letter: letters });
    const value = Math.round(((automated + coleman) / 2) * 10) / 10;
    const level = `Grade ${value} (Automated Readability ${automated.toFixed(1)}, Coleman–Liau ${coleman.toFixed(1)})`;
    return Math.min(automated, coleman) > limit
      ? fail({ message: `${level}: above ${limit}, few read it with ease.`, value, limit })
      : pass(`${level}.`, { value, limit });
  },
};
