import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../platform/event-sourcing/actor.js';

/** A category that was removed and has not come back. */
@Entity('removed_category')
export class RemovedCategoryRow {
  @PrimaryColumn('text')
  id: string;

  /** Who removed it; what follows from that is done on their behalf. */
  @Column('json')
  actor: Actor;

  @Column('text')
  correlationId: string;

  /** Of the event. */
  @Column('text')
  eventId: string;
}
