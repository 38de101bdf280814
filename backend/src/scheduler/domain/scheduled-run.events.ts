import { z } from 'zod';
import { recordedCall } from '../../platform/event-sourcing/recorded-call.js';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';
import { derivedId } from '../../platform/event-sourcing/command-context.js';

const job = z.enum(['articles', 'topics']);
const dueAt = z.iso.datetime().describe('The slot, or the moment at which a person started the run.');
const index = z.number().int().describe('The article’s place in the plan, counted from 0.');

const task = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('article'),
    articleId: z.string(),
    personaId: z.string(),
    personaName: z.string(),
    categoryId: z.string(),
    categoryName: z.string(),
    plan: z
      .object({ subject: z.string(), angle: z.string(), title: z.string() })
      .optional()
      .describe(
        'What the article is to be about; left out in older runs and for articles that nobody planned.',
      ),
  }),
  z.object({ kind: z.literal('ideas'), batchId: z.string() }),
]);

/**
 * One run of a weekly job, on `scheduledRun-<job>-<local date and time>` or `scheduledRun-<job>-manual-<uuid>`. The
 * first event decides about the slot for good; any process that finds a run unfinished can continue it.
 */
export const scheduledRunEvents = eventCatalog('scheduledRun', {
  ScheduledRunMissed: z
    .object({ job, dueAt })
    .describe('The slot was missed: no server was running at it or within a day after it.'),
  ScheduledRunOpened: z.object({
    job,
    trigger: z.enum(['schedule', 'manual']),
    dueAt,
    customPrompt: z.string().nullable(),
  }),
  ScheduledRunPlanned: z.object({
    tasks: z.array(task),
    at: z.iso.datetime(),
    call: recordedCall
      .optional()
      .describe(
        'The call to the model that planned what the articles are about; left out in older runs and in runs without a plan.',
      ),
  }),
  ScheduledTaskDone: z.object({
    index,
    title: z.string().nullable().describe('The title of the article.'),
    ideas: z.number().int().nullable().describe('The number of ideas that the task produced.'),
  }),
  ScheduledTaskFailed: z.object({
    index,
    reason: z.string().describe('Why the task failed, as a sentence for people.'),
    nextTryAt: z.iso.datetime().nullable().describe('When the task is tried again; null if it will not be.'),
    cause: z
      .string()
      .optional()
      .describe('What the provider said, if the provider was the cause; shown to administrators only.'),
  }),
  ScheduledRunFinished: z.object({
    outcome: z.enum(['complete', 'partial', 'failed']),
    done: z.number().int(),
    failed: z.number().int(),
    reason: z.string().nullable().describe('Why nothing could be planned.'),
  }),
});

export type ScheduledRunEvent = EventOf<typeof scheduledRunEvents>;

export type ScheduledRunEventOf<Type extends ScheduledRunEvent['type']> = Extract<
  ScheduledRunEvent,
  { type: Type }
>;

export type Job = z.infer<typeof job>;

/** A part of a run: one article, or one batch of ideas. */
export type ScheduledTask = z.infer<typeof task>;

/**
 * The namespace of the ids of everything that a run makes, so that whoever continues the run finds what was made
 * before.
 */
const runs = '0d7f4c3a-52c9-5e1b-8b7e-64c1f1a9d2e3';

/** The run as a UUID: its correlation id, from which the ids of its articles and ideas are derived. */
export function runUuid(runId: string): string {
  return derivedId(runs, runId);
}

const orderedByHand = 'articles-manual-';

/** The id of a run that a person orders; runs of the schedule are named by their slots. */
export function manualRunId(uuid: string): string {
  return orderedByHand + uuid;
}

export function isOrderedByHand(runId: string): boolean {
  return runId.startsWith(orderedByHand);
}
