import type { Actor } from '../../../platform/event-sourcing/actor.js';
import type { AuditItem } from '../../dto/audit.dto.js';
import type { ChangeEvent } from '../../dto/history.dto.js';
import { itsTitle } from './sentences.js';
import { isTechnical } from './technical-events.js';

/**
 * An event in the form in which the log shows it. The revision is that of the event's stream; the summary includes the
 * actor's name.
 */
export type AuditEntry = AuditItem & Pick<ChangeEvent, 'revision' | 'changes'>;

/** A row of `audit_entry` with the title that its subject had at the time. */
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
  readonly changes: ChangeEvent['changes'];
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
    // The replacement is a function, since a title may have characters that have a meaning in replacement texts, such
    // as `$&`.
    summary: `${name} ${row.summary.replace(itsTitle, () => title ?? 'untitled')}`,
    changes: row.changes,
    technical: isTechnical(row.type),
    correlationId: row.correlation_id,
  };
}

/** Returns an entry as the log lists it; the changes are in the subject's own history. */
export function auditItem({ revision: _revision, changes: _changes, ...item }: AuditEntry): AuditItem {
  return item;
}
