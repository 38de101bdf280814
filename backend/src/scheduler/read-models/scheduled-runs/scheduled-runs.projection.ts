import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../../platform/event-sourcing/actor.js';
import type {
  Job,
  ScheduledRunEvent,
  ScheduledRunEventOf,
  ScheduledTask,
} from '../../domain/scheduled-run.events.js';
import type { ArticleEvent } from '../../../articles/contract.js';
import { projection } from '../../../platform/projections/projection.js';
import type { Recorded } from '../../../platform/event-sourcing/recorded-event.js';

/** A slot or an order by hand, and its outcome. */
@Entity('scheduled_run')
export class ScheduledRunRow {
  @PrimaryColumn('text')
  id: string;

  /** Commit position of the first event, which orders the runs whatever the clocks said. */
  @Column('bigint')
  position: string;

  @Column('text')
  job: Job;

  @Column('text')
  trigger: 'schedule' | 'manual';

  @Column('text', { nullable: true })
  customPrompt: string | null;

  @Column('timestamptz')
  dueAt: string;

  /** The time of the plan; null until the run is planned. */
  @Column('timestamptz', { nullable: true })
  startedAt: string | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: string | null;

  @Column('text')
  outcome: 'unfinished' | 'complete' | 'partial' | 'failed' | 'missed';

  @Column('text', { nullable: true })
  reason: string | null;

  /** The person or schedule that opened the run, who is also the actor of its later events. */
  @Column('json')
  actor: Actor;

  @Column('text')
  correlationId: string;
}

/** One article, or one batch of ideas, of a run. */
@Entity('scheduled_task')
export class ScheduledTaskRow {
  @PrimaryColumn('text')
  runId: string;

  /** The place in the plan, counted from 0. */
  @PrimaryColumn('integer')
  place: number;

  /** The id of the article; null for ideas, as are persona and category. */
  @Column('text', { nullable: true })
  articleId: string | null;

  @Column('text', { nullable: true })
  persona: string | null;

  @Column('text', { nullable: true })
  category: string | null;

  @Column('boolean')
  done: boolean;

  /** The article's current title; null until it is written. */
  @Column('text', { nullable: true })
  title: string | null;

  /** Whether the article is deleted. */
  @Column('boolean')
  deleted: boolean;

  /** The number of ideas; null until there are any. */
  @Column('integer', { nullable: true })
  ideas: number | null;

  /** The reason of the last failure. */
  @Column('text', { nullable: true })
  failure: string | null;

  /** The cause of the last failure, for administrators. */
  @Column('text', { nullable: true })
  cause: string | null;

  @Column('timestamptz', { nullable: true })
  nextTryAt: string | null;
}

/** Runs and their results, with the current titles of the articles. */
export const scheduledRuns = projection<ScheduledRunEvent | ArticleEvent>({
  name: 'scheduled-runs',
  tables: [ScheduledRunRow, ScheduledTaskRow],
  on: {
    ScheduledRunMissed: (event, rows) => {
      const order = { ...event.data, trigger: 'schedule', customPrompt: null } as const;
      rows.insert(ScheduledRunRow, { ...newRun(event, order), outcome: 'missed' });
    },
    ScheduledRunOpened: (event, rows) => {
      // A slot that was called missed too early is run after all, so its row is replaced.
      rows.remove(ScheduledRunRow, { id: event.streamId });
      rows.insert(ScheduledRunRow, newRun(event, event.data));
    },
    ScheduledRunPlanned: ({ streamId, data: { tasks, at } }, rows) => {
      rows.update(ScheduledRunRow, { id: streamId }, { startedAt: at });
      tasks.forEach((task, place) => rows.insert(ScheduledTaskRow, newTask(streamId, place, task)));
    },
    ScheduledTaskDone: ({ streamId, data: { index, title, ideas } }, rows) => {
      const done = { done: true, title, ideas, failure: null, cause: null, nextTryAt: null };
      rows.update(ScheduledTaskRow, { runId: streamId, place: index }, done);
    },
    ScheduledTaskFailed: ({ streamId, data: { index, reason, cause = null, nextTryAt } }, rows) => {
      rows.update(ScheduledTaskRow, { runId: streamId, place: index }, { failure: reason, cause, nextTryAt });
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
  order: Order,
): ScheduledRunRow {
  return {
    id: streamId,
    position: String(position),
    ...order,
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
    cause: null,
    nextTryAt: null,
  };
}
