import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

const idea = z.object({
  id: z.string(),
  number: z
    .number()
    .int()
    .describe('Counted from 1 over all ideas, in the order of their making; never used again.'),
  title: z.string(),
  angle: z.string(),
  relevance: z.string().describe('Why the market should care.'),
  sources: z
    .array(z.object({ name: z.string(), url: z.string() }))
    .describe('Where it can be researched, as the sources were called then.'),
  categories: z.array(z.string()).describe('Keys of topic categories.'),
});

const provenance = z
  .object({
    provider: z.string().describe('`openai` or `demo`.'),
    model: z.string(),
    promptVersion: z.string(),
    promptHash: z.string().describe('SHA-256 over the prompt, in hex.'),
    rulesRevision: z.number().int(),
    tokens: z
      .object({ input: z.number().int(), output: z.number().int() })
      .nullable()
      .describe('Null when the provider counts none.'),
    durationMs: z.number(),
    askedAgain: z.boolean().describe('The first answer came too near to earlier titles or to itself.'),
  })
  .describe('Where the ideas came from.');

const createdAt = z.iso.datetime().describe('The 90 days in which nothing like it is proposed begin here.');

/** The stream of all ideas, so that their numbers have no gap and no two are alike whoever asks at the same time. */
export const topicsHouse = 'house';

/** Every idea ever proposed, on `topics-house`. */
export const topicEvents = eventCatalog('topics', {
  TopicBatchGenerated: z.object({ batchId: z.string(), createdAt, ideas: z.array(idea), provenance }),
  TopicIdeaGenerated: z.object({
    createdAt,
    idea,
    prompt: z.string().nullable().describe('What was asked for; null when the choice was free.'),
    provenance,
  }),
  TopicIdeaDeleted: z.object({ ideaId: z.string(), title: z.string() }),
});

export type TopicEvent = EventOf<typeof topicEvents>;
export type TopicEventOf<Type extends TopicEvent['type']> = Extract<TopicEvent, { type: Type }>;

/** An idea as it was proposed. */
export type RecordedIdea = z.infer<typeof idea>;

/** Where ideas came from. */
export type TopicProvenance = z.infer<typeof provenance>;
