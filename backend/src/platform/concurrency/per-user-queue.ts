import type { LimitFunction } from 'p-limit';
import { DomainError } from '../kernel/domain-error.js';
import { PerUserLimit } from './per-user-limit.js';
import { KeyedMutex } from './keyed-mutex.js';

/**
 * A queue of costly work for people: each person has one piece running and a limited number waiting, and all people
 * share a limit.
 */
export class PerUserQueue {
  private readonly mutex = new KeyedMutex();
  private readonly limit: PerUserLimit;

  /**
   * @param slots shared by all queues, and by all other work that runs in them
   * @param most the most pieces of one person, the one in progress included
   * @param things names what the person has too many of, such as `downloads`
   */
  constructor(
    private readonly slots: LimitFunction,
    most: number,
    things: string,
  ) {
    const message = `You have ${most} ${things} in progress. Try again when they finish.`;
    const details = { retryAfterSeconds: 10 };
    const code = `too-many-${things.replaceAll(' ', '-')}`;
    this.limit = new PerUserLimit(most, () => new DomainError('limited', code, message, details));
  }

  /** @throws DomainError `limited` when too much of this person's work is waiting already */
  run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.limit.run(userId, () => this.mutex.run(userId, () => this.slots(work)));
  }
}
