import { Injectable } from '@nestjs/common';
import { concatMap, filter, firstValueFrom, merge, throttleTime, throwError, timeout, timer } from 'rxjs';
import { ChangeFeed } from '../event-sourcing/change-feed.js';
import { notYetVisible, waitLimitMs } from '../event-sourcing/position-waiters.js';

/** Whether the read models show something that is still to be done in consequence of events about these things. */
type IsLeft = (ids: readonly string[]) => Promise<boolean>;

/** For a change that nobody here was told of. */
const lookEveryMs = 250;
const leastPauseMs = 20;

/**
 * Holds back answers until what follows in other aggregates is done and shown. The leader does it; who asks for the cause
 * knows nothing of the modules that react.
 */
@Injectable()
export class Reactions {
  private readonly known = new Map<string, IsLeft[]>();

  constructor(private readonly feed: ChangeFeed) {}

  /** @param cause type of the events that are reacted to */
  to(cause: string, isLeft: IsLeft): void {
    this.known.set(cause, [...(this.known.get(cause) ?? []), isLeft]);
  }

  /**
   * Resolves when nothing is left to do in consequence of events about these things.
   * @throws DomainError `unavailable` after ten seconds; its sentence says that the change is recorded.
   */
  async areDone(cause: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const reactions = this.known.get(cause) ?? [];
    await Promise.all(reactions.map((isLeft) => this.isDone(() => isLeft(ids))));
  }

  private async isDone(isLeft: () => Promise<boolean>): Promise<void> {
    await firstValueFrom(
      merge(timer(0, lookEveryMs), this.feed.changed, this.feed.missed).pipe(
        throttleTime(leastPauseMs, undefined, { leading: true, trailing: true }),
        concatMap(isLeft),
        filter((left) => !left),
        timeout({ first: waitLimitMs, with: () => throwError(notYetVisible) }),
      ),
    );
  }
}
