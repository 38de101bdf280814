import { APIError } from 'openai';
import { textFailure, type TextFailure } from '../text-failure.js';
import { AnswerTooLarge } from '../../fetching/bounded-fetch.js';
import { retryAfterMs } from '../../fetching/retry-after.js';

/** Why one upstream call gave no text. */
export interface UpstreamFault {
  readonly failure: TextFailure;
  /** Whether the same call may succeed a little later. */
  readonly worthRetrying: boolean;
}

/** The server does not take the request in this form; the same may succeed at once in another. */
export function wrongForm({ message }: Error): UpstreamFault {
  return fault(textFailure('rejected', { detail: message, retryAfterMs: 0 }), true);
}

const maxDetail = 300;

const fault = (failure: TextFailure, worthRetrying = false): UpstreamFault => ({ failure, worthRetrying });

/** Timeouts of the request and conflicts pass by; what the server could not understand does not. */
const passesBy = (status: number): boolean => status === 408 || status === 409 || status >= 500;

/** What the server said, in one line; some servers repeat the key in it. */
function saidBy(error: APIError, key: string | null): string {
  const said = key ? error.message.replaceAll(key, '[key]') : error.message;
  return said.slice(0, maxDetail).replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ');
}

function statusFault(error: APIError, status: number, key: string | null): UpstreamFault {
  const detail = saidBy(error, key);
  if (status === 401 || status === 403) return fault(textFailure('unauthorized', { detail }));
  const retry = retryAfterMs(error.headers?.get('retry-after'), Date.now());
  if (status === 429) {
    // An account without credit answers 429 too, and no waiting helps it.
    const worthRetrying = error.code !== 'insufficient_quota';
    return fault(textFailure('rate-limited', { detail, retryAfterMs: retry }), worthRetrying);
  }
  if (passesBy(status)) return fault(textFailure('unavailable', { detail, retryAfterMs: retry }), true);
  return fault(textFailure('rejected', { detail }));
}

/** Reports the system's code, never the cause's message: it repeats the address, which may hold a password. */
function connectionDetail(error: unknown): string {
  for (let one = error; typeof one === 'object' && one !== null; one = (one as Error).cause) {
    const { code } = one as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
  }
  return 'connection failed';
}

/**
 * Sorts what the `openai` client throws. An aborted call has to be recognised by its signal before.
 * @param key the client's key, which no detail may show
 */
export function upstreamFault(error: unknown, key: string | null): UpstreamFault {
  const answered: APIError | undefined = error instanceof APIError ? error : undefined;
  if (answered?.status !== undefined) return statusFault(answered, answered.status, key);
  if (error instanceof AnswerTooLarge) return fault(textFailure('unreadable', { detail: error.message }));
  if ((error as Error).name === 'SyntaxError') {
    return fault(textFailure('unreadable', { detail: 'The body is not JSON' }));
  }
  // No answer at all, or the connection broke while the body was read.
  return fault(textFailure('unavailable', { detail: connectionDetail(error) }), true);
}
