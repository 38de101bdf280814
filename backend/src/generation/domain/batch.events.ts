import { z } from 'zod';
import { call, plan } from './generation.events.js';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';

const index = z.number().int().describe('The article’s place in the plan, counted from 0.');

const plannedArticle = z.object({
  articleId: z.string(),
  personaId: z.string(),
  personaName: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
});

export type PlannedArticle = z.infer<typeof plannedArticle>;

/**
 * The events of one order for several articles, on `batch-<id>`. Any process that finds it unfinished can continue it.
 */
export const batchEvents = eventCatalog('batch', {
  BatchRequested: z.object({
    authorId: z
      .string()
      .nullable()
      .describe('The id of the user who requested the batch; null for the scheduler.'),
    key: z.string().nullable().describe('The `Idempotency-Key` of the request.'),
    week: z
      .string()
      .nullable()
      .describe(
        'The Monday of the week whose limit the batch counts towards; null if it counts towards none.',
      ),
    customPrompt: z.string().nullable(),
    articles: z.array(plannedArticle),
  }),
  BatchPlanned: z
    .object({
      plans: z
        .array(plan.nullable())
        .describe('The plans by place in the batch; null for an article that is written without one.'),
      call,
      detail: z.string().nullable(),
    })
    .describe(
      'The subjects of the articles were planned, so that articles that are written at the same time do not repeat each other.',
    ),
  BatchArticleWritten: z.object({ index, articleId: z.string() }),
  BatchArticleFailed: z.object({
    index,
    reason: z.string().describe('Why the article failed, as a sentence for people.'),
    cause: z
      .string()
      .optional()
      .describe('What the provider said, if the provider was the cause; shown to administrators only.'),
  }),
  BatchFinished: z.object({ written: z.number().int(), failed: z.number().int() }),
});

export type BatchEvent = EventOf<typeof batchEvents>;

/** The request, with the whole plan. */
export type BatchOrder = Extract<BatchEvent, { type: 'BatchRequested' }>['data'];
