import { z } from 'zod';
import { storageFault } from '../../platform/text/storable-text.js';
import { checks } from '../../../../checks/registry.js';
import { listOfAtMost, refuseRepeated } from '../../platform/http/input/checked-document.js';
import { securityMember } from './security-rules.js';
import { quotedPhrases } from '../../../../checks/text/quoted-phrases.js';

/** A text of the rules document: trimmed, with at most this many characters. */
const text = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, `At most ${maximum} characters.`)
    .refine((value) => storageFault(value) === undefined, 'Contains characters that can’t be stored.');

const kindOf = new Map(checks.map(({ id, kind }) => [id, kind]));

const setting = z.enum(['block', 'warn', 'info', 'off']);

/** The house's severity for each check; a check that is left out keeps its own. */
const settings = z.record(z.string(), setting).superRefine((chosen, context) => {
  for (const [id, severity] of Object.entries(chosen)) {
    const message = severity === 'block' || !kindOf.has(id) ? blockingFault(id, false) : undefined;
    if (message) context.addIssue({ code: 'custom', path: [id], message });
  }
});

const phrase = text(200).min(1, 'An entry needs at least one word.');

const repeated = (): string => 'This entry is already in the list.';

/** Refuses an entry of a list that says the same as an earlier one. */
function unique<Entry>(keyOf: (entry: Entry) => string) {
  return (list: readonly Entry[], context: z.RefinementCtx): void =>
    refuseRepeated(list, context, (entry) => keyOf(entry).toLowerCase(), repeated);
}

const phrases = listOfAtMost(200, phrase, 'At most 200 entries.').superRefine(unique((entry) => entry));

/** An abbreviation in the form that the sentence splitter knows: single letters with full stops, then letters. */
const abbreviation = text(14).regex(
  /^(?:\p{L}\.)*\p{L}+\.?$/u,
  'An abbreviation is letters without blanks, such as “Kgl.” or “z.B.”.',
);

const requiredBlock = z.strictObject({
  name: text(100).min(1, 'A block needs a name.'),
  text: text(2000).min(1, 'A block needs at least one word.'),
});

const weightedPhrase = z.strictObject({
  phrase,
  weight: z.number().min(0.1, 'At least 0.1.').max(10, 'At most 10.'),
});

/** The checks whose failures block a promotion; each must be a certain one, and is listed once. */
const blocking = listOfAtMost(100, z.string(), 'At most 100 entries.').superRefine((ids, context) => {
  for (const [index, id] of ids.entries()) {
    const message = blockingFault(id, ids.indexOf(id) !== index);
    if (message) context.addIssue({ code: 'custom', path: [index], message });
  }
});

function blockingFault(id: string, isRepeated: boolean): string | undefined {
  if (!kindOf.has(id)) return 'There is no such check.';
  if (kindOf.get(id) === 'guess') return 'A guess can’t block.';
  return isRepeated ? repeated() : undefined;
}

const share = z.number().min(0, 'At least 0.').max(1, 'At most 1.');

const promotion = z.strictObject({
  blocking,
  secondPerson: z.boolean(),
  maxUntouchedAiShare: share.nullable(),
});

const responsible = z.strictObject({ name: text(200), role: text(200), contact: text(500) });

/** The house's choices for Content Credentials; options that are left out have the defaults of `credentials`. */
const credentials = z
  .strictObject({
    sign: z.boolean(),
    markdown: z.enum(['beside', 'inside', 'off']).optional(),
    label: z.enum(['always', 'when-not-reviewed', 'never']).optional(),
    icon: z.enum(['none', 'eu-basic']).optional(),
    namesOfEditors: z.boolean().optional(),
    responsible: responsible.nullable().optional(),
    policy: text(4000).optional(),
  })
  .refine(({ label, responsible: who }) => label !== 'never' || (who?.name && who.contact), {
    path: ['label'],
    message: 'A label can be left out only where somebody is named as responsible, with a contact.',
  });

/** The house’s spelling; if it is left out, each article keeps to one of the two. */
const spelling = z.enum(['american', 'british'], 'Must be american or british.');

/** The members of the rules document that a house may leave out; the checks then use their own lists. */
const checkMembers = {
  checks: settings.optional(),
  promotion: promotion.optional(),
  credentials: credentials.optional(),
  security: securityMember.optional(),
  terms: phrases.optional(),
  risky_claims: phrases.optional(),
  required_blocks: listOfAtMost(20, requiredBlock, 'At most 20 entries.')
    .superRefine(unique(({ name }) => name))
    .optional(),
  machine_tone: listOfAtMost(500, weightedPhrase, 'At most 500 entries.')
    .superRefine(unique(({ phrase: words }) => words))
    .optional(),
  abbreviations: listOfAtMost(200, abbreviation, 'At most 200 entries.')
    .superRefine(unique((one) => one.replace(/\.$/, '')))
    .optional(),
};

const paragraph = text(4000);

const entry = text(1000).min(1, 'A rule needs at least one word.');

const entries = listOfAtMost(200, entry, 'At most 200 entries.').superRefine((list, context) =>
  refuseRepeated(list, context, (value) => value, repeated),
);

const maxPhrases = 500;
const maxPhraseLength = 200;

/** Entries whose quoted phrases a check looks for. */
const checkedEntries = entries.superRefine((list, context) => {
  list.forEach((value, index) => {
    if (quotedPhrases(value).every((phrase) => phrase.length <= maxPhraseLength)) return;
    const message = `A phrase in quotation marks can have at most ${maxPhraseLength} characters.`;
    context.addIssue({ code: 'custom', path: [index], message });
  });
});

/** A key `__proto__` would vanish silently when the map is copied, so it is refused. */
const toneMap = z
  .custom<Record<string, unknown>>()
  .superRefine((map, context) => {
    if (typeof map !== 'object' || map === null || !Object.hasOwn(map, '__proto__')) return;
    context.addIssue({ code: 'custom', path: ['__proto__'], message: 'This name can’t be used.' });
  })
  .pipe(
    z
      .record(text(100).min(1, 'An entry needs a name.'), text(1000))
      .refine((map) => Object.keys(map).length <= 50, 'At most 50 entries.'),
  );

const words = z
  .number()
  .int('Must be a whole number of words.')
  .min(1, 'At least 1 word.')
  .max(10_000, 'At most 10,000 words.');

const articles = z
  .number()
  .int('Must be a whole number of articles.')
  .min(1, 'At least 1 article.')
  .max(20, 'At most 20 articles.');

const length = z
  .strictObject({
    min_words: words,
    max_words: words,
    preferred_range: text(100),
    note: paragraph,
  })
  .refine(({ min_words, max_words }) => min_words <= max_words, {
    path: ['max_words'],
    message: 'The maximum can’t be lower than the minimum.',
  });

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * The editorial rules document, for reading, saving and writing. Texts and entries are trimmed; an unknown field, an
 * empty or repeated entry or a number out of bounds is refused with its path.
 */
export const rulesDocument = z
  .strictObject({
    format_and_quality_standards: z.strictObject({ length, must_include_at_least_one_of: checkedEntries }),
    do: entries,
    do_not: checkedEntries,
    tone_and_voice: z.strictObject({
      background: z.strictObject({
        description: paragraph,
        platform_scope: paragraph,
        editorial_mission: paragraph,
      }),
      overall_tone: toneMap,
    }),
    topic_inspiration: z.strictObject({
      approach: paragraph,
      content_principles: paragraph,
      current_events_guidance: paragraph,
      angle_development: paragraph,
      category_specific_guidance: entries,
    }),
    article_generation_schedule: z.strictObject({
      total_articles_per_week: articles,
      articles_per_persona: articles,
      run_day: z.enum(weekdays, 'Must be a day of the week, such as Monday.'),
      distribution_strategy: paragraph,
    }),
    spelling: spelling.optional(),
    ...checkMembers,
  })
  .superRefine(({ do_not, format_and_quality_standards }, context) => {
    const { must_include_at_least_one_of } = format_and_quality_standards;
    const forbidden = do_not.flatMap(quotedPhrases).length;
    const included = must_include_at_least_one_of.flatMap(quotedPhrases).length;
    if (forbidden + included <= maxPhrases) return;
    const message = `The rules can have at most ${maxPhrases} phrases in quotation marks; they have ${forbidden + included}.`;
    const path =
      forbidden >= included ? ['do_not'] : ['format_and_quality_standards', 'must_include_at_least_one_of'];
    context.addIssue({ code: 'custom', path, message });
  });

export type RulesDocument = z.infer<typeof rulesDocument>;
