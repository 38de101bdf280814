import type { NarrowedQuery } from '../../dto/audit.dto.js';

/** Filters for the log; undefined ones do not narrow. */
export interface AuditFilters {
  /** The id of a user, or `system` or `scheduler`. */
  readonly actor?: string | undefined;
  readonly types?: readonly string[] | undefined;
  /** The id of the thing that the event happened to. */
  readonly subject?: string | undefined;
  readonly correlationId?: string | undefined;
  /** Commit positions, as strings, which Postgres takes for 64-bit numbers. */
  readonly positions?: readonly string[] | undefined;
  /** The first moment; `to` is the last one. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export function filtersOf({ actor, type, subject, correlationId, from, to }: NarrowedQuery): AuditFilters {
  return {
    actor,
    types: type === undefined ? undefined : [type],
    subject,
    correlationId,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
}

/** The bounds of positions, as strings, which Postgres gives and takes for 64-bit numbers. */
export interface PositionRange {
  readonly least?: string | undefined;
  readonly most?: string | undefined;
  readonly before?: string | undefined;
}

interface Condition {
  readonly where: string;
  readonly values: readonly unknown[];
}

/** Returns a condition for the entries `e` that match. */
export function conditionOf(filters: AuditFilters, range: PositionRange = {}): Condition {
  const { actor, types, subject, correlationId, positions, from, to } = filters;
  const given: readonly (readonly [comparison: string, value: unknown])[] = [
    ['e.actor = ?', actor],
    // Postgres can count and walk a single type in an index; a list of types has to be collected and sorted.
    types?.length === 1 ? ['e.type = ?', types[0]] : ['e.type = any(?)', types],
    ['e.subject_id = ?', subject],
    ['e.correlation_id = ?', correlationId],
    ['e.position = any(?)', positions],
    ['e.at >= ?', from],
    ['e.at <= ?', to],
    ['e.position >= ?', range.least],
    ['e.position <= ?', range.most],
    ['e.position < ?', range.before],
  ];
  const used = given.filter(([, value]) => value !== undefined);
  const parts = used.map(([comparison], index) => comparison.replace('?', `$${index + 1}`));
  return { where: parts.join(' and ') || 'true', values: used.map(([, value]) => value) };
}
