import type { ArticleEvent } from '../../../articles/contract.js';
import { projection } from '../../../platform/projections/projection.js';
import type { Recorded } from '../../../platform/event-sourcing/recorded-event.js';
import type {
  ScheduledRunEvent,
  ScheduledRunEventOf,
  ScheduledTask,
} from '../../domain/scheduled-run.events.js';
import { ScheduledRunRow, ScheduledTaskRow } from './scheduled-run.row.js';

/** Runs and what they brought, with the titles that the articles have now. */
export const scheduledRuns = projection<ScheduledRunEvent | ArticleEvent>({
  name: 'scheduled-runs',
  tables: [ScheduledRunRow, ScheduledTaskRow],
  on: {
    ScheduledRunMissed: (event, rows) => {
      const order = { ...event.data, trigger: 'schedule', customPrompt: null } as const;
      rows.insert(ScheduledRunRow, { ...newRun(event, order), outcome: 'missed' });
    },
    ScheduledRunOpened: (event, rows) => {
      // A slot that was called missed too early is run after all.
      rows.remove(ScheduledRunRow, { id: event.streamId });
      rows.insert(ScheduledRunRow, newRun(event, event.data));
    },
    ScheduledRunPlanned: ({ streamId, data: { tasks, at } }, rows) => {
      rows.update(ScheduledRunRow, { id: streamId }, { startedAt: at });
      tasks.forEach((task, place) => rows.insert(ScheduledTaskRow, newTask(streamId, place, task)));
    },
    ScheduledTaskDone: ({ streamId, data: { index, title, ideas } }, rows) => {
      const done = { done: true, title, ideas, failure: null, nextTryAt: null };
      rows.update(ScheduledTaskRow, { runId: streamId, place: index }, done);
    },
    ScheduledTaskFailed: ({ streamId, data: { index, reason, nextTryAt } }, rows) => {
      rows.update(ScheduledTaskRow, { runId: streamId, place: index }, { failure: reason, nextTryAt });
    },
    ScheduledRunFinished: ({ streamId, data: { outcome, reason }, metadata: { at } }, rows) => {
      rows.update(ScheduledRunRow, { id: streamId }, { outcome, reason, finishedAt: at });
    },
    ArticleEdited: ({ streamId, data: { title } }, rows) => {
      if (title) rows.update(ScheduledTaskRow, { articleId: streamId }, { title: title.to });
    },
    ArticleDeleted: ({ streamId }, rows) => {
      rows.update(ScheduledTaskRow, { articleId: streamId }, { deleted: true });
    },
    ArticleRestored: ({ streamId, data: { title } }, rows) => {
      rows.update(ScheduledTaskRow, { articleId: streamId }, { deleted: false, title: title.to });
    },
  },
});

type Order = Pick<ScheduledRunRow, 'job' | 'trigger' | 'customPrompt' | 'dueAt'>;

function newRun(
  {
    streamId,
    position,
    metadata: { actor, correlationId },
  }: Recorded<ScheduledRunEventOf<'ScheduledRunMissed' | 'ScheduledRunOpened'>>,
  { job, trigger, customPrompt, dueAt }: Order,
): ScheduledRunRow {
  return {
    id: streamId,
    position: String(position),
    job,
    trigger,
    customPrompt,
    dueAt,
    startedAt: null,
    finishedAt: null,
    outcome: 'unfinished',
    reason: null,
    actor,
    correlationId,
  };
}

function newTask(runId: string, place: number, task: ScheduledTask): ScheduledTaskRow {
  const article = task.kind === 'article' ? task : undefined;
  return {
    runId,
    place,
    articleId: article?.articleId ?? null,
    persona: article?.personaName ?? null,
    category: article?.categoryName ?? null,
    done: false,
    title: null,
    deleted: false,
    ideas: null,
    failure: null,
    nextTryAt: null,
  };
}
