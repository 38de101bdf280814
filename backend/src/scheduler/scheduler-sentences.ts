import { changedValues, itsTitle, type Description, type Descriptions } from '../audit/contract.js';
import type { Job, ScheduledRunEvent, ScheduledTask } from './domain/scheduled-run.events.js';
import type { SchedulerEvent } from './domain/scheduler.events.js';
import { isOrderedByHand } from './runs/run-ids.js';

const scheduler: Description['subject'] = { kind: 'scheduler', id: 'house', title: 'Article scheduler' };

const run = (id: string, title?: string): Description['subject'] => ({ kind: 'run', id, title });

const channels = { slack: 'Slack', email: 'e-mail' } as const;

/** How the log tells what the weekly jobs go by. */
export const schedulerSentences: Descriptions<SchedulerEvent> = {
  SchedulerStarted: () => ({ subject: scheduler, summary: 'began to keep the weekly schedule' }),
  ArticleJobPaused: () => ({ subject: scheduler, summary: 'paused the weekly articles' }),
  ArticleJobResumed: () => ({ subject: scheduler, summary: 'resumed the weekly articles' }),
  NotificationsSwitched: ({ data }) => ({
    subject: scheduler,
    summary: Object.entries(channels)
      .flatMap(([channel, name]) => {
        const change = data[channel as keyof typeof channels];
        return change ? [`switched ${name} notifications ${change.to ? 'on' : 'off'}`] : [];
      })
      .join(' and '),
    changes: changedValues(data),
  }),
  // The claim comes before the run that is ordered by hand, so that the log could not know its title yet.
  ArticleRunClaimed: ({ data: { runId, at } }) => ({
    subject: run(runId, isOrderedByHand(runId) ? titleOf(runId, 'articles', at) : undefined),
    summary: `got a turn for ${itsTitle}`,
  }),
  ArticleRunReleased: ({ data: { runId } }) => ({
    subject: run(runId),
    summary: `had ${itsTitle} make way for the next run`,
  }),
};

/** How the log tells what happens to runs. Their actor ordered them; what the system then does is told as received. */
export const scheduledRunSentences: Descriptions<ScheduledRunEvent> = {
  ScheduledRunMissed: ({ streamId, data }) => ({
    subject: run(streamId, titleOf(streamId, data.job, data.dueAt)),
    summary: `missed ${itsTitle}: no server was up in time`,
  }),
  ScheduledRunOpened: ({ streamId, data }) => ({
    subject: run(streamId, titleOf(streamId, data.job, data.dueAt)),
    summary: data.trigger === 'manual' ? `ordered ${itsTitle}` : `began ${itsTitle}`,
  }),
  ScheduledRunPlanned: ({ streamId, data: { tasks } }) => ({
    subject: run(streamId),
    summary: `had ${itsTitle} planned: ${planned(tasks)}`,
  }),
  ScheduledTaskDone: ({ streamId, data: { title, ideas } }) => ({
    subject: run(streamId),
    summary: `got ${title === null ? `${ideas ?? 0} ideas` : `“${title}”`} from ${itsTitle}`,
  }),
  ScheduledTaskFailed: ({ streamId, data: { index, reason, nextTryAt } }) => ({
    subject: run(streamId),
    summary: `did not get number ${index + 1} of ${itsTitle}: ${reason}${nextTryAt === null ? '' : ' It is tried again.'}`,
  }),
  ScheduledRunFinished: ({ streamId, data: { done, failed, reason } }) => ({
    subject: run(streamId),
    summary: `got the result of ${itsTitle}: ${reason ?? `${done} done, ${failed} failed`}`,
  }),
};

/** A slot's day is that of its own wall clock, which names the run; in UTC it may be the day before. */
function titleOf(runId: string, job: Job, dueAt: string): string {
  if (isOrderedByHand(runId)) return `the extra run of ${job} of ${dueAt.slice(0, 10)}`;
  const [day] = /\d{4}-\d\d-\d\d/.exec(runId) ?? [dueAt.slice(0, 10)];
  return `the weekly run of ${job} of ${day}`;
}

function planned(tasks: readonly ScheduledTask[]): string {
  if (tasks.length === 0) return 'nothing can be made';
  if (tasks[0]?.kind === 'ideas') return 'a batch of ideas';
  return `${tasks.length} ${tasks.length === 1 ? 'article' : 'articles'}`;
}
