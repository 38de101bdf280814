import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../../platform/event-sourcing/actor.js';
import type { Job } from '../../domain/scheduled-run.events.js';

/** A slot or an order by hand, and what became of it. */
@Entity('scheduled_run')
export class ScheduledRunRow {
  @PrimaryColumn('text')
  id: string;

  /** Commit position of the first event: the order of the runs, whatever the clocks said. */
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

  /** Null until it is planned. */
  @Column('timestamptz', { nullable: true })
  startedAt: string | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: string | null;

  @Column('text')
  outcome: 'unfinished' | 'complete' | 'partial' | 'failed' | 'missed';

  @Column('text', { nullable: true })
  reason: string | null;

  /** Who or what opened it; what is written later is written on their behalf. */
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

  /** In the plan, counted from 0. */
  @PrimaryColumn('integer')
  place: number;

  /** Null for ideas; so are persona and category. */
  @Column('text', { nullable: true })
  articleId: string | null;

  @Column('text', { nullable: true })
  persona: string | null;

  @Column('text', { nullable: true })
  category: string | null;

  @Column('boolean')
  done: boolean;

  /** Of the article as it is now; null until it is written. */
  @Column('text', { nullable: true })
  title: string | null;

  /** The article. */
  @Column('boolean')
  deleted: boolean;

  /** How many there are; null until there are any. */
  @Column('integer', { nullable: true })
  ideas: number | null;

  /** Why it failed the last time. */
  @Column('text', { nullable: true })
  failure: string | null;

  @Column('timestamptz', { nullable: true })
  nextTryAt: string | null;
}
