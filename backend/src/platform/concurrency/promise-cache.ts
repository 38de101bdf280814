import { LRUCache } from 'lru-cache';
import { bytesHeld } from '../../../../checks/text/bytes-held.js';

interface Entry<T> {
  readonly promise: Promise<T>;
}

/**
 * Shares an answer between callers who ask at the same time or soon after. An answer counts with all its bytes once it
 * has arrived; failures are not kept.
 */
export class PromiseCache<T> {
  private readonly entries: LRUCache<string, Entry<T>>;

  /**
   * @param ttl milliseconds from the moment at which an answer is asked for; without it, answers stay while there is
   * room
   */
  constructor({ maxBytes, ttl = 0 }: { readonly maxBytes: number; readonly ttl?: number }) {
    this.entries = new LRUCache({ maxSize: maxBytes, ttl });
  }

  /** The answer that is kept or on its way; if there is neither, `ask` begins it. */
  of(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key);
    if (known) return known.promise;
    const promise = ask();
    const entry = { promise };
    this.entries.set(key, entry, { size: bytesHeld(key, entry) });
    const ifStillHere = (then: () => void): void => {
      if (this.entries.peek(key) === entry) then();
    };
    promise.then(
      (answer) =>
        ifStillHere(() =>
          this.entries.set(key, { promise }, { size: bytesHeld(key, entry, answer), noUpdateTTL: true }),
        ),
      () => ifStillHere(() => this.entries.delete(key)),
    );
    return promise;
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
