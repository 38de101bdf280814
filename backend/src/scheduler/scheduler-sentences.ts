import { counted } from '../../../checks/text/counted.js';
import { about, changedValues, type Description, type Descriptions, itsTitle } from '../audit/contract.js';
import {
  type Job,
  type ScheduledRunEvent,
  type ScheduledTask,
  isOrderedByHand,
} from './domain/scheduled-run.events.js';
import type { SchedulerEvent } from './domain/scheduler.events.js';

const scheduler: Description['subject'] = { kind: 'scheduler', id: 'house', title: 'Article scheduler' };

const run = about('run');

/** The names of the channels in sentences. */
export const channelNames = { slack: 'Slack', email: 'e-mail' } as const;

export const schedulerSentences: Descriptions<SchedulerEvent> = {
  SchedulerStarted: () => ({ subject: scheduler, summary: 'started the weekly schedule' }),
  ArticleJobPaused: () => ({ subject: scheduler, summary: 'paused the weekly articles' }),
  ArticleJobResumed: () => ({ subject: scheduler, summary: 'resumed the weekly articles' }),
  NotificationsSwitched: ({ data }) => ({
    subject: scheduler,
    summary: Object.entries(channelNames)
      .flatMap(([channel, name]) => {
        const change = data[channel as keyof typeof channelNames];
        return change ? [`switched ${name} notifications ${change.to ? 'on' : 'off'}`] : [];
      })
      .join(' and '),
    changes: changedValues(data),
  }),
  // A manual run is claimed before it opens, so the log does not know its title yet.
  ArticleRunClaimed: ({ data: { runId, at } }) =>
    run(runId, `claimed ${itsTitle}`, isOrderedByHand(runId) ? titleOf(runId, 'articles', at) : undefined),
  ArticleRunReleased: ({ data: { runId } }) => run(runId, `released ${itsTitle}`),
};

/** Audit sentences of runs; the actor is the person or schedule that started the run. */
export const scheduledRunSentences: Descriptions<ScheduledRunEvent> = {
  ScheduledRunMissed: ({ streamId, data: { job, dueAt } }) =>
    run(streamId, `missed ${itsTitle}: no server was up in time`, titleOf(streamId, job, dueAt)),
  ScheduledRunOpened: ({ streamId, data: { job, dueAt } }) =>
    run(streamId, `started ${itsTitle}`, titleOf(streamId, job, dueAt)),
  ScheduledRunPlanned: ({ streamId, data: { tasks } }) =>
    run(streamId, `planned ${itsTitle}: ${planned(tasks)}`),
  ScheduledTaskDone: ({ streamId, data: { title, ideas } }) =>
    run(streamId, `generated ${title === null ? `${ideas ?? 0} ideas` : `“${title}”`} in ${itsTitle}`),
  ScheduledTaskFailed: ({ streamId, data: { index, reason, nextTryAt } }) => {
    const outlook = nextTryAt === null ? '' : ' It will be tried again.';
    return run(streamId, `could not finish task ${index + 1} of ${itsTitle}: ${reason}${outlook}`);
  },
  ScheduledRunFinished: ({ streamId, data: { done, failed, reason } }) =>
    run(streamId, `finished ${itsTitle}: ${reason ?? `${done} done, ${failed} failed`}`),
};

/** The title of a run, with its slot's local date; in UTC that may be the day before. */
function titleOf(runId: string, job: Job, dueAt: string): string {
  const jobName = job === 'articles' ? 'article' : 'topic';
  if (isOrderedByHand(runId)) return `the extra ${jobName} run of ${dueAt.slice(0, 10)}`;
  const [day] = /\d{4}-\d\d-\d\d/.exec(runId) ?? [dueAt.slice(0, 10)];
  return `the weekly ${jobName} run of ${day}`;
}

function planned(tasks: readonly ScheduledTask[]): string {
  if (tasks.length === 0) return 'nothing can be made';
  if (tasks[0]?.kind === 'ideas') return 'a batch of ideas';
  return counted(tasks.length, 'article');
}
