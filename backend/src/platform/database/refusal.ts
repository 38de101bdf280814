import { isOutage } from '../concurrency/outage.js';
import { StartupError } from '../program/startup-error.js';
import { oneLine } from '../text/one-line.js';

/**
 * SQLSTATEs that stay the same however often a client asks: a breach of the protocol or of a pooler’s rules (08P01), a
 * feature or file that this server lacks (0A000, 58P01), and faults of an account, a password, a database or a right.
 */
const refusals = /^(08P01|0A000|58P01|28...|3D000|42501)$/;

/** Whether Postgres, or a pooler in front of it, refused something that only an operator can change. */
export function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && refusals.test(code);
}

/** Whether the same call may succeed in a moment, for instance because Postgres is still starting. */
export function passesByWaiting(error: unknown): boolean {
  return isOutage(error) && !isRefusal(error);
}

export function refused(error: unknown): StartupError {
  return new StartupError(`Postgres cannot be used as DATABASE_URL says: ${messageOf(error)}.`);
}

/** The message of an error of `pg`, in one line without a full stop. */
export function messageOf(error: unknown): string {
  const { errors, code, message } = error as { errors?: readonly unknown[]; code?: unknown; message: string };
  // A host name with several addresses fails with one error for each, and has no message of its own.
  if (errors?.length) return messageOf(errors[0]);
  const words = oneLine(message).replace(/\.$/, '');
  return typeof code === 'string' && !words.includes(code) ? `${words} (${code})` : words;
}
