import { Subject } from 'rxjs';
import { DomainError } from '../kernel/domain-error.js';

const waitLimitMs = 10_000;

interface Waiter {
  readonly position: bigint;
  readonly resolve: () => void;
}

/** Holds back answers until the read models have reached the commit position they depend on. */
export class PositionWaiters {
  /** Seconds that each successful wait took: from an append to its rows being visible. */
  readonly waits = new Subject<number>();
  private furthest = -1n;
  private waiters: Waiter[] = [];

  /**
   * Resolves when every read model holds the events up to and including this commit position.
   * @throws DomainError `unavailable` after ten seconds; its sentence says that the change is recorded.
   */
  waitFor(position: bigint): Promise<void> {
    if (position <= this.furthest) return Promise.resolve();
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiters = this.waiters.filter((other) => other !== waiter);
        reject(notYetVisible());
      }, waitLimitMs);
      const waiter: Waiter = {
        position,
        resolve: () => {
          clearTimeout(timer);
          this.waits.next((performance.now() - started) / 1000);
          resolve();
        },
      };
      this.waiters.push(waiter);
    });
  }

  /** Position up to which every read model holds everything, as far as this process knows. */
  get reached(): bigint {
    return this.furthest;
  }

  /** Every read model now holds the events up to and including this position. */
  reachedPosition(position: bigint): void {
    if (position <= this.furthest) return;
    this.furthest = position;
    const due = this.waiters.filter((waiter) => waiter.position <= position);
    if (due.length === 0) return;
    this.waiters = this.waiters.filter((waiter) => waiter.position > position);
    for (const waiter of due) waiter.resolve();
  }

  /** Forgets the position: what follows may be a smaller one. */
  beginAgain(): void {
    this.furthest = -1n;
  }
}

function notYetVisible(): DomainError {
  return new DomainError(
    'unavailable',
    'recorded-not-visible',
    'The change is recorded, but the pages don’t show it yet. Reload in a moment.',
    { retryAfterSeconds: 5 },
  );
}
