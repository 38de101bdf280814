import { z } from 'zod';
import { askedModel, spent } from '../../platform/event-sourcing/recorded-call.js';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

const idea = z.object({
  id: z.string(),
  number: z
    .number()
    .int()
    .describe(
      'The number of the idea, counted from 1 across all ideas in order of creation and never reused.',
    ),
  title: z.string(),
  angle: z.string(),
  relevance: z.string().describe('Why the market should care.'),
  sources: z
    .array(z.object({ name: z.string(), url: z.string() }))
    .describe('The sources to research, by their names at that time.'),
  categories: z.array(z.string()).describe('The keys of the idea’s categories.'),
  found: z
    .object({
      url: z.string(),
      title: z.string(),
      date: z.string().describe('The date of the page, such as `2026-11-02`.'),
      at: z.string().describe('When the search was made.'),
    })
    .optional()
    .describe(
      'The newest page on the subject that a search found; if left out, the relevance was not checked.',
    ),
  marks: z
    .array(z.string())
    .optional()
    .describe('What may be wrong with the idea, as sentences: advice for the person who chooses.'),
});

const provenance = z
  .object({
    ...askedModel,
    rulesRevision: z.number().int(),
    ...spent,
    askedAgain: z
      .boolean()
      .describe('Whether the first answer could not be used whole and the model was asked again.'),
  })
  .describe('How the ideas were written.');

const createdAt = z.iso
  .datetime()
  .describe('When the ideas were created. Nothing similar is proposed for 90 days from then.');

/**
 * The events of every idea ever proposed, on `topics-house`: one stream, so that numbers have no gaps or duplicates.
 */
export const topicEvents = eventCatalog('topics', {
  TopicBatchGenerated: z.object({
    batchId: z.string(),
    createdAt,
    ideas: z.array(idea),
    missing: z
      .array(z.object({ reason: z.string() }))
      .optional()
      .describe('Why ideas are missing, or what the ideas fall short of together.'),
    provenance,
  }),
  TopicIdeaGenerated: z.object({
    createdAt,
    idea,
    prompt: z.string().nullable().describe('The prompt; null if there was none.'),
    provenance,
  }),
  TopicIdeaDeleted: z.object({ ideaId: z.string(), title: z.string() }),
});

export type TopicEvent = EventOf<typeof topicEvents>;
export type TopicEventOf<Type extends TopicEvent['type']> = Extract<TopicEvent, { type: Type }>;

export type RecordedIdea = z.infer<typeof idea>;

export type TopicProvenance = z.infer<typeof provenance>;
