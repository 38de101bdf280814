import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FieldChange } from '../sentences.js';

/** One event, in words. */
@Entity('audit_entry')
export class AuditEntryRow {
  /** Commit position: the order of the log. */
  @PrimaryColumn('bigint')
  position: string;

  /** ISO 8601. */
  @Column('timestamptz')
  at: string;

  @Column('text')
  actorKind: string;

  /** The user's id, or the kind of an actor who is no user. */
  @Column('text')
  actor: string;

  @Column('text')
  actorName: string;

  @Column('text', { nullable: true })
  actorRole: string | null;

  @Column('text')
  type: string;

  /** Revision of its stream. */
  @Column('integer')
  revision: number;

  @Column('text')
  subjectKind: string;

  @Column('text')
  subjectId: string;

  /** What the actor did, with a mark where the subject's title belongs. */
  @Column('text')
  summary: string;

  @Column('jsonb')
  changes: readonly FieldChange[];

  @Column('text')
  correlationId: string;

  @Column('text', { nullable: true })
  requestId: string | null;
}

/** What a subject has been called from a position on. */
@Entity('audit_title')
export class AuditTitleRow {
  @PrimaryColumn('text')
  subjectKind: string;

  @PrimaryColumn('text')
  subjectId: string;

  @PrimaryColumn('bigint')
  position: string;

  @Column('text')
  title: string;
}
