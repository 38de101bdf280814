import { fail, notChecked, pass, type Check } from './check.js';
import { machineTonePhrases as listedPhrases } from './lists/machine-tone.js';
import { counted } from './text/counted.js';
import { findPhrases } from './text/folded-text.js';
import { isEnglish } from './text/words.js';

/**
 * The limit of weight per thousand words. There must also be this many different phrases, because one alone proves
 * nothing.
 */
const limit = 8;
export const fewestPhrases = 4;
const fewestWords = 40;

/** Finds weighted phrases that machines like, where they are close together. */
export const machineTone: Check = {
  id: 'machine-tone',
  name: 'Machine tone',
  about: 'Weighs the phrases listed below, and speaks up where many different ones stand close together.',
  kind: 'guess',
  severity: 'info',
  fix: 'model',
  version: 2,
  reads: ['machine_tone'],
  run(text) {
    const phrases = text.rules.machine_tone ?? listedPhrases;
    if (phrases.length === 0) return notChecked('The rules list no phrases of machines.');
    if (phrases.length < fewestPhrases) return notChecked(tooFew(phrases.length));
    if (!isEnglish(text.words) || text.words.length < fewestWords) {
      return notChecked('The text is too short for its tone, or not in English.');
    }
    const found = findPhrases(text, phrases, ({ phrase }) => phrase, 'own-words');
    const weight = found.reduce((sum, { entry }) => sum + entry.weight, 0);
    const value = Math.round((weight * 10_000) / text.words.length) / 10;
    const different = new Set(found.map(({ entry }) => entry)).size;
    if (value <= limit || different < fewestPhrases) {
      return pass('No cluster of the phrases that machines like.', { value, limit });
    }
    const told = [...new Set(found.map(({ entry }) => `“${entry.phrase}”`))].slice(0, 5).join(', ');
    const spans = found.map(({ span }) => span).slice(0, 50);
    return fail({ message: `The text may sound like a machine: ${told}.`, value, limit, spans });
  },
};

const tooFew = (phrases: number): string =>
  `The rules list ${counted(phrases, 'phrase')} of machines; ${fewestPhrases} different ones make a cluster.`;
