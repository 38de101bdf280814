import { failuresOr, notChecked, type Check } from './check.js';
import { findInAll } from './text/folded-text.js';
import { quotedPhrases } from './text/quoted-phrases.js';

/** Phrases that the rules forbid in double quotes, in all their forms; quotations of others may contain them. */
export const doNot: Check = {
  id: 'do-not',
  name: 'Do not',
  about:
    'Looks for the phrases in double quotes under “Do not”, in their inflected forms too, outside quotations.',
  kind: 'certain',
  severity: 'warn',
  fix: 'model',
  version: 3,
  reads: ['do_not'],
  run(text) {
    const phrases = text.rules.do_not.flatMap((entry) =>
      quotedPhrases(entry).map((words) => ({ words, entry })),
    );
    if (phrases.length === 0) return notChecked('The rules forbid no phrase in double quotes.');
    const found = findInAll(text, phrases, ({ words }) => words, 'own-words');
    const failures = found.map(({ entry: { words, entry }, span }) =>
      span
        ? {
            message: `“${span.quote}” breaks a rule: ${entry}`,
            spans: [span],
            broken: { entry, words: span.quote },
          }
        : { message: `The title has “${words}”, which breaks a rule: ${entry}`, broken: { entry, words } },
    );
    return failuresOr(failures, 'The text has none of the phrases that the rules forbid.');
  },
};
