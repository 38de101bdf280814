import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import type { RunClaim } from '../domain/scheduler.decider.js';
import type { Weekday } from '../domain/slots.js';

/** A claim, and on whose behalf. */
export interface ClaimColumns extends RunClaim {
  readonly actor: Actor;
  readonly correlationId: string;
}

/** The one row of what the weekly jobs go by. */
@Entity('scheduler')
export class SchedulerRow {
  @PrimaryColumn('text')
  id: string;

  @Column('boolean')
  enabled: boolean;

  @Column('boolean')
  slack: boolean;

  @Column('boolean')
  email: boolean;

  /** Of the run of the article job in progress. */
  @Column('json', { nullable: true })
  claim: ClaimColumns | null;
}

/** The day of the article job as the rules had it from a revision on. */
@Entity('article_run_day')
export class ArticleRunDayRow {
  /** Of the editorial rules. */
  @PrimaryColumn('integer')
  revision: number;

  @Column('text')
  day: Weekday;

  @Column('timestamptz')
  since: string;
}
