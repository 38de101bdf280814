import { getRouteApi } from '@tanstack/react-router';
import { textIn } from '@/components/browser/address';

/** The filters of the log, as they are in the address. */
export interface AuditSearch {
  /** The id of a user, or `system` or `scheduler`. */
  actor?: string | undefined;
  type?: string | undefined;
  /** The id of the thing that was changed. */
  subject?: string | undefined;
  /** The correlation id of all events that one request or run caused. */
  request?: string | undefined;
  /** The first and the last day, such as `2026-11-18`, in the reader's time zone. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Reads the search values of an address, ignoring those without a meaning. */
export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  return {
    actor: textIn(search['actor']),
    type: textIn(search['type']),
    subject: textIn(search['subject']),
    request: textIn(search['request']),
    from: typedDay(search['from']),
    to: typedDay(search['to']),
  };
}

/** Returns the day that a value names, or undefined for any other value. A year before 1900 is still being typed. */
export function typedDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(value)) return undefined;
  return Number.isNaN(Date.parse(`${value}T00:00`)) ? undefined : value;
}

export const noLogFilters = readAuditSearch({});

export function isLogFiltered(search: AuditSearch): boolean {
  return Object.values(search).some((value) => value !== undefined);
}

/** Whether the last day is before the first. Nothing is read then. */
export const isReversed = ({ from, to }: AuditSearch): boolean =>
  from !== undefined && to !== undefined && from > to;

/** Returns the filters as the API takes them: days become their first and last moment. */
export function queryOf({ actor, type, subject, request, from, to }: AuditSearch) {
  return {
    ...(actor !== undefined && { actor }),
    ...(type !== undefined && { type }),
    ...(subject !== undefined && { subject }),
    ...(request !== undefined && { correlationId: request }),
    ...(from !== undefined && { from: new Date(`${from}T00:00`).toISOString() }),
    ...(to !== undefined && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}

export const auditRoute = getRouteApi('/_desk/audit');
