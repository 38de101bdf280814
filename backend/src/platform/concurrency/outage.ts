import { types } from 'node:util';
import { TimeLimitExceeded } from './timeout.js';

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
/** Messages of `pg` and TypeORM that come without a code. */
const messages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|Driver not Connected|client was closed/i;

/**
 * Whether Postgres could not be reached or did not answer in time, or the server is stopping. None of these is the
 * request’s fault, and all of them pass.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof TimeLimitExceeded) return true;
  if (!types.isNativeError(error)) return false;
  if (error.name === 'AbortError') return true;
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  // A host name with several addresses fails with one error for each.
  if (Array.isArray(errors) && errors.some(isOutage)) return true;
  if (typeof code === 'string' && (networkCodes.has(code) || sqlStates.test(code))) return true;
  return messages.test(error.message) || isOutage(error.cause);
}
