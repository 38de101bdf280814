import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';
import type { Actor } from '../../platform/event-sourcing/actor.js';

const at = z.iso.datetime().describe('The moment that counts for slots, by the server’s clock.');

const switched = z.object({ from: z.boolean(), to: z.boolean() });

/** The settings of the weekly jobs, on the one stream `scheduler-house`. */
export const schedulerEvents = eventCatalog('scheduler', {
  SchedulerStarted: z
    .object({ at })
    .describe('The schedule started for the first time; there are no slots before it.'),
  ArticleJobPaused: z.object({ at }),
  ArticleJobResumed: z.object({ at }),
  NotificationsSwitched: z.object({ slack: switched.optional(), email: switched.optional() }),
  ArticleRunClaimed: z.object({
    runId: z
      .string()
      .describe('The id of the only run of the article job from then on, until it is released.'),
    customPrompt: z.string().nullable(),
    at,
  }),
  ArticleRunReleased: z.object({ runId: z.string() }),
});

export type SchedulerEvent = EventOf<typeof schedulerEvents>;

/** The actor for everything that a slot sets off. */
export const schedulerActor: Actor = { kind: 'scheduler', id: null, name: 'Scheduler', role: null };
