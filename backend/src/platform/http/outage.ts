import { TimeLimitExceeded } from '../event-sourcing/time-limit.js';

/** SQLSTATE classes and codes of a server that is gone, full, starting, stopping, or gave up on a wait. */
const sqlStates = /^(08|53|57P0|58|40001$|40P01$|55P03$|57014$|25006$)/;
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** `pg` and TypeORM say these without a code. */
const messages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|Driver not Connected|client was closed/i;

/**
 * Whether Postgres could not be reached or did not answer in time, or the server is stopping: not the request's
 * fault, and it passes.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof TimeLimitExceeded) return true;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  if (!(error instanceof Error)) return false;
  if (error.name === 'AbortError') return true;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (networkCodes.has(code) || sqlStates.test(code))) return true;
  return messages.test(error.message) || isOutage(error.cause);
}
