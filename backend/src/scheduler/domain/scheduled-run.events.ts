import { z } from 'zod';
import { recordedCall } from '../../platform/event-sourcing/recorded-call.js';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';
import { derivedId } from '../../platform/event-sourcing/command-context.js';

const job = z.enum(['articles', 'topics']);
const dueAt = z.iso.datetime().describe('The slot, or when a person started it.');
const index = z.number().int().describe('Place in the plan, counted from 0.');

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
      .describe('What it is to be about; older runs, and articles that nobody planned, have none.'),
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
    .describe('No server was running at the slot or within a day after it.'),
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
      .describe('The call for what the articles are to be about; older runs, and those without, have none.'),
  }),
  ScheduledTaskDone: z.object({
    index,
    title: z.string().nullable().describe('Of the article.'),
    ideas: z.number().int().nullable().describe('How many ideas it produced.'),
  }),
  ScheduledTaskFailed: z.object({
    index,
    reason: z.string().describe('A sentence for the user.'),
    nextTryAt: z.iso.datetime().nullable().describe('Null when it won’t be tried again.'),
    cause: z.string().optional().describe('What the provider said, if it was that; for administrators.'),
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
