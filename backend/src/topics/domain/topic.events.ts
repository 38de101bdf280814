import { z } from 'zod';
import { askedModel, spent } from '../../platform/event-sourcing/recorded-call.js';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

const idea = z.object({
  id: z.string(),
  number: z.number().int().describe('Counted from 1 across all ideas, in order of creation; never reused.'),
  title: z.string(),
  angle: z.string(),
  relevance: z.string().describe('Why the market should care.'),
  sources: z
    .array(z.object({ name: z.string(), url: z.string() }))
    .describe('Where to research it, with the sources’ names at that time.'),
  categories: z.array(z.string()).describe('Keys of topic categories.'),
  found: z
    .object({
      url: z.string(),
      title: z.string(),
      date: z.string().describe('Such as `2026-11-02`.'),
      at: z.string().describe('When it was searched.'),
    })
    .optional()
    .describe(
      'The newest page on its subject that a search found; without it, its relevance was not checked.',
    ),
  marks: z
    .array(z.string())
    .optional()
    .describe('What may be wrong with it, in sentences: advice for the person who chooses.'),
});

const provenance = z
  .object({
    ...askedModel,
    rulesRevision: z.number().int(),
    ...spent,
    askedAgain: z.boolean().describe('The first answer could not be used whole.'),
  })
  .describe('Where the ideas came from.');

const createdAt = z.iso.datetime().describe('Starts the 90 days in which nothing similar is proposed.');

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
      .describe('For each idea that there is not, or what the ideas together fall short of: why.'),
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
