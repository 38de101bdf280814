import { useState } from 'react';
import { v4 as uuid } from 'uuid';

/** A request that generates or creates, and the key that it was sent under. */
interface Keyed {
  request: unknown;
  key: string;
}

/**
 * The key of a request. Asking again with the same body after a failure reuses the key, so that work whose answer was
 * lost is found, not done twice. Another body means a new key.
 * @param last what was asked for before, unless it succeeded
 */
export function idempotencyKey(request: unknown, last: Keyed | undefined): string {
  return last && JSON.stringify(last.request) === JSON.stringify(request) ? last.key : uuid();
}

export class IdempotencyKeys {
  private last: Keyed | undefined;

  headersFor(request: unknown): { 'Idempotency-Key': string } {
    const key = idempotencyKey(request, this.last);
    this.last = { request, key };
    return { 'Idempotency-Key': key };
  }

  /** Call on success: asking for the same again is then a new request. */
  spent(): void {
    this.last = undefined;
  }
}

/** One form's keys, kept as long as it is on screen. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const [keys] = useState(() => new IdempotencyKeys());
  return keys;
}
