import { machineTonePhrases } from '@checks/lists/machine-tone';
import { riskyClaimPhrases } from '@checks/lists/risky-claims';
import { fewestPhrases } from '@checks/machine-tone.check';
import { checks } from '@checks/registry';
import type { RulesField, RulesTab } from './rules-field';
import { pairOf } from './pairs';

/** The names of the severities. */
export const severityNames: Readonly<Record<string, string>> = {
  block: 'Block',
  warn: 'Warn',
  info: 'Info',
  off: 'Off',
};

export const checkKindNames = { certain: 'Certain', guess: 'Guess' } as const;

/** Every check with the field for its severity. A guess never blocks. */
export const checkFields = checks.map((check) => ({
  check,
  field: {
    kind: 'choice',
    path: `checks/${check.id}`,
    label: check.name,
    absent: check.severity,
    options: Object.entries(severityNames)
      .filter(([value]) => check.kind === 'certain' || value !== 'block')
      .map(([value, label]) => ({ value, label })),
  } satisfies RulesField,
}));

/**
 * The lists that some checks use. If a house has not written a list, the form shows the one that applies: the built-in
 * one, or none.
 */
export const listFields: readonly RulesField[] = [
  {
    kind: 'list',
    path: 'terms',
    label: 'Terms',
    hint: 'Names and terms, spelled as they should be. What is nearly one of them is pointed out.',
    add: 'Add a term',
    longest: 200,
    absent: [],
  },
  {
    kind: 'list',
    path: 'risky_claims',
    label: 'Risky claims',
    hint: 'Promises and advice that the house may have to answer for.',
    add: 'Add a claim',
    longest: 200,
    absent: riskyClaimPhrases.flatMap(({ phrases }) => phrases),
  },
  {
    kind: 'pairs',
    path: 'required_blocks',
    label: 'Required blocks',
    hint: 'What every article has, word for word: a disclaimer, a call to action.',
    add: 'Add a block',
    pair: { members: ['name', 'text'], names: ['name', 'text'], longest: [100, 2_000], first: '' },
    absent: [],
  },
  {
    kind: 'pairs',
    path: 'machine_tone',
    label: 'Machine tone',
    hint: `Phrases that machines like, each with its weight from 0.1 to 10. The check speaks up where ${fewestPhrases} different ones stand close together, so a shorter list finds nothing.`,
    add: 'Add a phrase',
    pair: { members: ['phrase', 'weight'], names: ['phrase', 'weight'], longest: [200, 10], first: '1' },
    absent: machineTonePhrases.map(({ phrase, weight }) => pairOf({ name: phrase, text: String(weight) })),
  },
  {
    kind: 'list',
    path: 'abbreviations',
    label: 'Abbreviations',
    hint: 'The house’s own, beside Ref., Est., Ca. and the like: their full stop ends no sentence.',
    add: 'Add an abbreviation',
    longest: 14,
    absent: [],
  },
];

export const checksTab: RulesTab = {
  value: 'checks',
  label: 'Checks',
  fields: [...checkFields.map(({ field }) => field), ...listFields],
};
