import { Injectable } from '@nestjs/common';
import { concatMap, filter, firstValueFrom, merge, throttleTime, throwError, timeout, timer } from 'rxjs';
import { ChangeFeed } from '../event-sourcing/change-feed.js';
import { notYetVisible, waitLimitMs } from '../event-sourcing/position-waiters.js';

/** Whether the read models show that a reaction to events about these things is still due. */
type IsLeft = (ids: readonly string[]) => Promise<boolean>;

/** How often to look, in milliseconds, for changes that this process was not told of. */
const lookEveryMs = 250;
const leastPauseMs = 20;

/**
 * Holds back answers until the reactions in other aggregates are done and visible. The leader carries them out; the
 * module that causes them does not know the modules that react.
 */
@Injectable()
export class Reactions {
  private readonly known = new Map<string, IsLeft[]>();

  constructor(private readonly feed: ChangeFeed) {}

  /** @param cause type of the events that cause the reaction */
  to(cause: string, isLeft: IsLeft): void {
    this.known.set(cause, [...(this.known.get(cause) ?? []), isLeft]);
  }

  /**
   * Resolves when no reaction to events about these things is due any more.
   * @throws DomainError `unavailable` after ten seconds; its sentence says that the change is recorded
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
