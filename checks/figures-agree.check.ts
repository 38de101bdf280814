import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { contradictoryTotals, totalsIn } from './quantities/totals.js';
import { ownSentences } from './text/own-sentences.js';
import { isEnglish } from './text/words.js';

/** The same total has the same figure throughout a text. */
export const figuresAgree: Check = {
  id: 'figures-agree',
  name: 'Figures agree',
  about: 'Looks for a total that the text gives twice, with different figures.',
  kind: 'guess',
  severity: 'warn',
  fix: 'person',
  version: 1,
  reads: ['abbreviations'],
  run(text) {
    if (!isEnglish(text.words)) return notChecked('The text is not in English.');
    const totals = ownSentences(text).flatMap((sentence) => totalsIn(sentence));
    if (totals.length < 2) return notChecked('The text gives no total twice.');
    const failures = contradictoryTotals(totals).map(([one, other]): Failure => ({
      message: `The same total seems to be ${one.shown} and ${other.shown}.`,
      spans: [text.span(one.start, one.end), text.span(other.start, other.end)],
    }));
    return failuresOr(failures, 'No total is given with different figures.');
  },
};
