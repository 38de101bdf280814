import { useState } from 'react';
import { v4 as uuid } from 'uuid';

/**
 * Keys for calls that generate or create. Asking again with the same body after a failure reuses the key, so that
 * work the server did without our hearing of it is found, not done twice. Another body, or success, means a new key.
 */
export class IdempotencyKeys {
  private body: string | undefined;
  private key = '';

  headersFor(body: unknown): { 'Idempotency-Key': string } {
    const text = JSON.stringify(body);
    if (text !== this.body) {
      this.body = text;
      this.key = uuid();
    }
    return { 'Idempotency-Key': this.key };
  }

  /** Call on success: asking for the same again is then a new request. */
  spent(): void {
    this.body = undefined;
  }
}

/** One form's keys, kept as long as it is on screen. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const [keys] = useState(() => new IdempotencyKeys());
  return keys;
}
