import { BehaviorSubject, Subject, filter, firstValueFrom, throwError, timeout } from 'rxjs';
import { type DomainError, unavailable } from '../kernel/domain-error.js';

/** The longest that anyone waits for an answer, in milliseconds. */
export const waitLimitMs = 10_000;

/** Holds back answers until the read models have reached the commit position that they depend on. */
export class PositionWaiters {
  /** The seconds that each successful wait took, from the append until its rows were visible. */
  readonly waits = new Subject<number>();
  private readonly furthest = new BehaviorSubject(-1n);

  /**
   * Resolves when every read model holds the events up to and including this commit position.
   * @throws DomainError `unavailable` after ten seconds; its sentence says that the change is recorded.
   */
  async waitFor(position: bigint): Promise<void> {
    if (position <= this.reached) return;
    const started = performance.now();
    await firstValueFrom(
      this.furthest.pipe(
        filter((reached) => position <= reached),
        timeout({ first: waitLimitMs, with: () => throwError(notYetVisible) }),
      ),
    );
    this.waits.next((performance.now() - started) / 1000);
  }

  /** The position up to which every read model is complete, as far as this process knows. */
  get reached(): bigint {
    return this.furthest.value;
  }

  /** Announces that every read model is complete up to and including this position. */
  reachedPosition(position: bigint): void {
    if (position > this.reached) this.furthest.next(position);
  }

  /** Resets the position, since the next one may be smaller. */
  beginAgain(): void {
    this.furthest.next(-1n);
  }
}

export function notYetVisible(): DomainError {
  return unavailable(
    'recorded-not-visible',
    'The change is recorded, but the pages don’t show it yet. Reload in a moment.',
  );
}
