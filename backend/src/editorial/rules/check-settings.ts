import { z } from 'zod';
import { storageFault } from '../../platform/text/storable-text.js';
import { checks } from '../../../../checks/registry.js';
import { listOfAtMost } from '../../platform/http/input/checked-document.js';

/** A text of the rules document: trimmed, of so many characters at most. */
export const text = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, `At most ${maximum} characters.`)
    .refine((value) => storageFault(value) === undefined, 'Contains characters that can’t be stored.');

const kindOf = new Map(checks.map(({ id, kind }) => [id, kind]));

const setting = z.enum(['block', 'warn', 'info', 'off']);

/** The house's severity of each check; one that is left out has its own. */
const settings = z.record(z.string(), setting).superRefine((chosen, context) => {
  for (const [id, severity] of Object.entries(chosen)) {
    const kind = kindOf.get(id);
    const fault = kind === undefined ? 'There is no such check.' : undefined;
    const guess = kind === 'guess' && severity === 'block' ? 'A guess can’t block.' : undefined;
    const message = fault ?? guess;
    if (message) context.addIssue({ code: 'custom', path: [id], message });
  }
});

const phrase = text(200).min(1, 'An entry needs at least one word.');

/** Refuses an entry of a list that says the same as an earlier one. */
function unique<Entry>(keyOf: (entry: Entry) => string) {
  return (list: readonly Entry[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    for (const [index, entry] of list.entries()) {
      const key = keyOf(entry).toLowerCase();
      if (seen.has(key)) {
        context.addIssue({ code: 'custom', path: [index], message: 'This entry is already in the list.' });
      }
      seen.add(key);
    }
  };
}

const phrases = listOfAtMost(200, phrase, 'At most 200 entries.').superRefine(unique((entry) => entry));

const requiredBlock = z.strictObject({
  name: text(100).min(1, 'A block needs a name.'),
  text: text(2000).min(1, 'A block needs at least one word.'),
});

const weightedPhrase = z.strictObject({
  phrase,
  weight: z.number().min(0.1, 'At least 0.1.').max(10, 'At most 10.'),
});

/** Checks whose failures block a promotion: certain ones only, each once. */
const blocking = listOfAtMost(100, z.string(), 'At most 100 entries.').superRefine((ids, context) => {
  for (const [index, id] of ids.entries()) {
    const message = blockingFault(id, ids.indexOf(id) !== index);
    if (message) context.addIssue({ code: 'custom', path: [index], message });
  }
});

function blockingFault(id: string, repeated: boolean): string | undefined {
  if (!kindOf.has(id)) return 'There is no such check.';
  if (kindOf.get(id) === 'guess') return 'A guess can’t block.';
  return repeated ? 'This entry is already in the list.' : undefined;
}

const share = z.number().min(0, 'At least 0.').max(1, 'At most 1.');

const promotion = z.strictObject({
  blocking,
  secondPerson: z.boolean(),
  maxUntouchedAiShare: share.nullable(),
});

/** Members of the rules document that a house may leave out; the checks then go by their own lists. */
export const checkMembers = {
  checks: settings.optional(),
  promotion: promotion.optional(),
  terms: phrases.optional(),
  risky_claims: phrases.optional(),
  required_blocks: listOfAtMost(20, requiredBlock, 'At most 20 entries.')
    .superRefine(unique(({ name }) => name))
    .optional(),
  machine_tone: listOfAtMost(500, weightedPhrase, 'At most 500 entries.')
    .superRefine(unique(({ phrase: words }) => words))
    .optional(),
};
