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
    .describe('The spelling that articles follow; left out in older documents.'),
  checks: z
    .record(z.string(), z.enum(['block', 'warn', 'info', 'off']))
    .optional()
    .describe('The severities that the house gives to checks, by the checks’ ids.'),
  promotion: z
    .object({
      blocking: texts.describe('The ids of the checks whose failures block a promotion.'),
      secondPerson: z
        .boolean()
        .describe('Whether a person who generated or edited a text may not promote it.'),
      maxUntouchedAiShare: z
        .number()
        .nullable()
        .describe('The greatest share of the words that may be the model’s untouched text, from 0 to 1.'),
    })
    .optional()
    .describe('The rules for promotions; if left out, nothing blocks one.'),
  credentials: z
    .object({
      sign: z.boolean().describe('Whether everything that leaves the desk is signed.'),
      markdown: z
        .enum(['beside', 'inside', 'off'])
        .optional()
        .describe('Where the manifest of a text is placed.'),
      label: z.enum(['always', 'when-not-reviewed', 'never']).optional(),
      icon: z.enum(['none', 'eu-basic']).optional(),
      namesOfEditors: z.boolean().optional().describe('Whether manifests name the people who edited.'),
      responsible: z
        .object({ name: z.string(), role: z.string(), contact: z.string() })
        .nullable()
        .optional(),
      policy: z.string().optional(),
    })
    .optional()
    .describe('The rules for Content Credentials; if left out, nothing is signed.'),
  security: z
    .object({
      secondFactor: z.enum(['nobody', 'administrators', 'everybody']).describe('Who needs a second factor.'),
      from: z
        .string()
        .optional()
        .describe('When a second factor begins to be required; if left out, it is required at once.'),
      idleMinutes: z.number().describe('After how many minutes without use a session ends.'),
      maxDays: z.number().describe('How many days after the sign-in a session ends.'),
      signOnOnly: z
        .boolean()
        .describe('Whether people can sign in only by the house’s own sign-on, and not by a password.'),
      proofForOverride: z.boolean().describe('Whether overriding a blocked promotion needs a proof.'),
    })
    .optional()
    .describe('The rules for signing in; left out in older documents.'),
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
      .describe('The differences from the previous document; empty for the first one.'),
    restoredFrom: z
      .number()
      .int()
      .optional()
      .describe('The revision that was restored; left out if none was.'),
  }),
});

export type EditorialRulesEvent = EventOf<typeof editorialRulesEvents>;
