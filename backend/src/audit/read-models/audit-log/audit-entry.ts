import type { Actor } from '../../../platform/event-sourcing/actor.js';
import { itsTitle, type FieldChange } from '../../sentences.js';

/** An event as the log shows it. */
export interface AuditEntry {
  readonly position: number;
  /** ISO 8601. */
  readonly at: string;
  readonly actor: Actor;
  readonly type: string;
  /** Of the event's stream. */
  readonly revision: number;
  /** The title is the one that the subject had then; null when no event ever gave it one. */
  readonly subject: { readonly kind: string; readonly id: string; readonly title: string | null };
  /** A sentence, the actor's name included. */
  readonly summary: string;
  readonly changes: readonly FieldChange[];
  readonly correlationId: string;
}

/** A row of `audit_entry` with the title that its subject had. */
export interface EntryWithTitle {
  readonly position: string;
  readonly at: Date;
  readonly actor_kind: Actor['kind'];
  readonly actor: string;
  readonly actor_name: string;
  readonly actor_role: Actor['role'];
  readonly type: string;
  readonly revision: number;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly summary: string;
  readonly changes: readonly FieldChange[];
  readonly correlation_id: string;
  readonly title: string | null;
}

export function entryOf(row: EntryWithTitle): AuditEntry {
  const { actor_kind: kind, actor_name: name, actor_role: role, title } = row;
  return {
    position: Number(row.position),
    at: row.at.toISOString(),
    actor: { kind, id: kind === 'user' ? row.actor : null, name, role },
    type: row.type,
    revision: row.revision,
    subject: { kind: row.subject_kind, id: row.subject_id, title },
    // A function, since a title may hold what a replacement text gives a meaning to, such as `$&`.
    summary: `${name} ${row.summary.replace(itsTitle, () => title ?? 'untitled')}`,
    changes: row.changes,
    correlationId: row.correlation_id,
  };
}
