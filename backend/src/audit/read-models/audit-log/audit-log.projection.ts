import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Description, FieldChange } from './sentences.js';
import type { Recorded } from '../../../platform/event-sourcing/recorded-event.js';
import type { Projection } from '../../../platform/projections/projection.js';
import type { Rows } from '../../../platform/projections/rows.js';

/** An event, in words. */
@Entity('audit_entry')
class AuditEntryRow {
  /** The commit position, which orders the log. */
  @PrimaryColumn('bigint')
  position: string;

  /** The time of the event, in ISO 8601. */
  @Column('timestamptz')
  at: string;

  @Column('text')
  actorKind: string;

  /** The user's id; for an actor who is not a user, the kind. */
  @Column('text')
  actor: string;

  @Column('text')
  actorName: string;

  @Column('text', { nullable: true })
  actorRole: string | null;

  @Column('text')
  type: string;

  /** The revision of the event's stream. */
  @Column('integer')
  revision: number;

  @Column('text')
  subjectKind: string;

  @Column('text')
  subjectId: string;

  /** The actor’s action in words, with a mark where the subject's title belongs. */
  @Column('text')
  summary: string;

  @Column('jsonb')
  changes: readonly FieldChange[];

  @Column('text')
  correlationId: string;

  @Column('text', { nullable: true })
  requestId: string | null;
}

/** The title that a subject has from a position on. */
@Entity('audit_title')
class AuditTitleRow {
  @PrimaryColumn('text')
  subjectKind: string;

  @PrimaryColumn('text')
  subjectId: string;

  @PrimaryColumn('bigint')
  position: string;

  @Column('text')
  title: string;
}

type Describe = (event: Recorded) => Description;

/** The `Descriptions` of a module, for whatever events it has. */
export type Sentences = Readonly<Record<string, (event: never) => Description>>;

/**
 * Makes the log of all events, in words.
 * @param sentences the sentences of all modules; an event type without one would be parked, so each type must have one
 */
export function auditLog(sentences: readonly Sentences[]): Projection {
  const describe = Object.assign({}, ...sentences) as Readonly<Record<string, Describe | undefined>>;
  return {
    name: 'audit-log',
    tables: [AuditEntryRow, AuditTitleRow],
    apply(event, rows) {
      const sentence = describe[event.type];
      if (!sentence) throw new Error(`no sentence for ${event.type}`);
      record(event, sentence(event), rows);
    },
  };
}

function record(event: Recorded, { subject, summary, changes = [] }: Description, rows: Rows): void {
  const { actor, at, correlationId, requestId, undoes } = event.metadata;
  const position = String(event.position);
  rows.insert(AuditEntryRow, {
    position,
    at,
    actorKind: actor.kind,
    actor: actor.id ?? actor.kind,
    actorName: actor.name,
    actorRole: actor.role,
    type: event.type,
    revision: Number(event.revision),
    subjectKind: subject.kind,
    subjectId: subject.id,
    summary: undoes === undefined ? summary : `${summary}, undoing entry ${undoes}`,
    changes,
    correlationId,
    requestId,
  });
  if (subject.title === undefined) return;
  const { kind: subjectKind, id: subjectId, title } = subject;
  rows.insert(AuditTitleRow, { subjectKind, subjectId, position, title });
}
