import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import type { PlannedArticle } from '../domain/batch.events.js';

/** An order for several articles. */
@Entity('batch')
export class BatchRow {
  @PrimaryColumn('text')
  id: string;

  /** The user who requested it, also the actor of everything written later. */
  @Column('json')
  actor: Actor;

  @Column('text', { nullable: true })
  authorId: string | null;

  @Column('text', { nullable: true })
  key: string | null;

  @Column('json')
  articles: readonly PlannedArticle[];

  @Column('text')
  correlationId: string;

  @Column('boolean')
  finished: boolean;
}

/** What became of one article of a batch. */
@Entity('batch_outcome')
export class BatchOutcomeRow {
  @PrimaryColumn('text')
  batchId: string;

  /** In the plan, counted from 0. */
  @PrimaryColumn('integer')
  place: number;

  /** Why there is no article; null when it was written. */
  @Column('text', { nullable: true })
  failure: string | null;
}
