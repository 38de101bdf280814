import { useState } from 'react';
import { v4 as uuid } from 'uuid';

/** A request that generates or creates, and the key that it was sent under. */
interface Keyed {
  request: unknown;
  key: string;
}

/**
 * The key of a request. Asking again with the same body after a failure reuses the key, so that work whose answer was
 * lost is found and not done twice. Another body has a new key.
 * @param last the last request, unless it succeeded
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

  /** Forgets the key after a success, so that asking for the same again is a new request. */
  spent(): void {
    this.last = undefined;
  }
}

/** One form's keys, kept as long as it is on screen. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const [keys] = useState(() => new IdempotencyKeys());
  return keys;
}
