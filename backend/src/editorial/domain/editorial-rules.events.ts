import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

const texts = z.array(z.string());

/**
 * The document in the form in which it is stored forever. It has no bounds: those apply when a document is saved, and
 * may change, while events must stay readable.
 */
const storedDocument = z.object({
  format_and_quality_standards: z.object({
    length: z.object({
      min_words: z.number(),
      max_words: z.number(),
      preferred_range: z.string(),
      note: z.string(),
    }),
    must_include_at_least_one_of: texts,
  }),
  do: texts,
  do_not: texts,
  tone_and_voice: z.object({
    background: z.object({
      description: z.string(),
      platform_scope: z.string(),
      editorial_mission: z.string(),
    }),
    overall_tone: z.record(z.string(), z.string()),
  }),
  topic_inspiration: z.object({
    approach: z.string(),
    content_principles: z.string(),
    current_events_guidance: z.string(),
    angle_development: z.string(),
    category_specific_guidance: texts,
  }),
  article_generation_schedule: z.object({
    total_articles_per_week: z.number(),
    articles_per_persona: z.number(),
    run_day: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
    distribution_strategy: z.string(),
  }),
  spelling: z
    .enum(['american', 'british'])
    .optional()
    .describe('How articles are to be spelled; older documents don’t say.'),
  checks: z
    .record(z.string(), z.enum(['block', 'warn', 'info', 'off']))
    .optional()
    .describe('The house’s severity of a check, by its id.'),
  promotion: z
    .object({
      blocking: texts.describe('Checks whose failures block, by their ids.'),
      secondPerson: z.boolean().describe('Who generated or edited a text may not promote it.'),
      maxUntouchedAiShare: z
        .number()
        .nullable()
        .describe('How much of the words may be untouched text of the model, from 0 to 1.'),
    })
    .optional()
    .describe('What blocks a promotion; without it, nothing does.'),
  credentials: z
    .object({
      sign: z.boolean().describe('What leaves the desk is signed.'),
      markdown: z.enum(['beside', 'inside', 'off']).optional().describe('Where the manifest of a text is.'),
      label: z.enum(['always', 'when-not-reviewed', 'never']).optional(),
      icon: z.enum(['none', 'eu-basic']).optional(),
      namesOfEditors: z.boolean().optional().describe('Manifests name who edited.'),
      responsible: z
        .object({ name: z.string(), role: z.string(), contact: z.string() })
        .nullable()
        .optional(),
      policy: z.string().optional(),
    })
    .optional()
    .describe('Content Credentials; without it, nothing is signed.'),
  security: z
    .object({
      secondFactor: z.enum(['nobody', 'administrators', 'everybody']).describe('Who needs one.'),
      from: z.string().optional().describe('From when on it is required; without it, at once.'),
      idleMinutes: z.number().describe('A session ends after this long at rest.'),
      maxDays: z.number().describe('A session ends this long after the sign-in.'),
      signOnOnly: z.boolean().describe('Passwords let nobody in, only the house’s sign-on does.'),
      proofForOverride: z.boolean().describe('Overriding a blocked promotion asks again who it is.'),
    })
    .optional()
    .describe('How people sign in; older documents don’t say.'),
  terms: texts.optional(),
  risky_claims: texts.optional(),
  required_blocks: z.array(z.object({ name: z.string(), text: z.string() })).optional(),
  machine_tone: z.array(z.object({ phrase: z.string(), weight: z.number() })).optional(),
  abbreviations: texts.optional(),
});

export type StoredDocument = z.infer<typeof storedDocument>;

/** The events of the one stream `editorialRules-house`. */
export const editorialRulesEvents = eventCatalog('editorialRules', {
  EditorialRulesSet: z.object({
    document: storedDocument,
    changes: z
      .array(z.object({ path: z.string(), from: z.unknown(), to: z.unknown() }))
      .describe('Differences from the previous document; empty for the first'),
    restoredFrom: z
      .number()
      .int()
      .optional()
      .describe('The revision it was restored from, if it was restored'),
  }),
});

export type EditorialRulesEvent = EventOf<typeof editorialRulesEvents>;
