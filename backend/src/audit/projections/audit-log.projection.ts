import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { projectionOfEverything, type Projection } from '../../platform/projections/projection.js';
import type { Rows } from '../../platform/projections/rows.js';
import type { Description } from '../sentences.js';
import { AuditEntryRow, AuditTitleRow } from './audit.rows.js';

type Describe = (event: Recorded) => Description;

/** The `Descriptions` of a module, whatever its events are. */
type Sentences = Readonly<Record<string, (event: never) => Description>>;

/**
 * The log of everything, in words.
 * @param sentences of all modules; an event type without one would be parked, so each must have one
 */
export function auditLog(sentences: readonly Sentences[]): Projection {
  const describe = Object.assign({}, ...sentences) as Readonly<Record<string, Describe | undefined>>;
  return projectionOfEverything('audit-log', [AuditEntryRow, AuditTitleRow], (event, rows) => {
    const sentence = describe[event.type];
    if (!sentence) throw new Error(`no sentence for ${event.type}`);
    record(event, sentence(event), rows);
  });
}

function record(event: Recorded, { subject, summary, changes = [] }: Description, rows: Rows): void {
  const { actor, at, correlationId, requestId } = event.metadata;
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
    summary,
    changes,
    correlationId,
    requestId,
  });
  if (subject.title === undefined) return;
  const { kind: subjectKind, id: subjectId, title } = subject;
  rows.insert(AuditTitleRow, { subjectKind, subjectId, position, title });
}
