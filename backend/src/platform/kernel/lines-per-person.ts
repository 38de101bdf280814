import { ConcurrencySlots } from './concurrency-slots.js';
import { DomainError } from './domain-error.js';
import { SerialByKey } from './serial-by-key.js';

/** Costly work of people: one piece at a time for each of them, a bounded number waiting, and a bounded number at once. */
export class LinesPerPerson {
  private readonly lines = new SerialByKey();
  private readonly waiting = new Map<string, number>();

  /**
   * @param slots shared by all lines, and by whatever else runs in them
   * @param limit pieces of one person, the one in progress included
   * @param things what the person has too many of, such as `downloads`
   */
  constructor(
    private readonly slots: ConcurrencySlots,
    private readonly limit: number,
    private readonly things: string,
  ) {}

  /** @throws DomainError `limited` when too much of this person's work waits already. */
  async run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const ahead = this.waiting.get(userId) ?? 0;
    if (ahead >= this.limit) throw this.refusal();
    this.waiting.set(userId, ahead + 1);
    try {
      return await this.lines.run(userId, () => this.slots.run(work));
    } finally {
      const left = (this.waiting.get(userId) ?? 1) - 1;
      if (left > 0) this.waiting.set(userId, left);
      else this.waiting.delete(userId);
    }
  }

  private refusal(): DomainError {
    return new DomainError(
      'limited',
      `too-many-${this.things.replaceAll(' ', '-')}`,
      `You have ${this.limit} ${this.things} in progress. Try again when they finish.`,
      { retryAfterSeconds: 10 },
    );
  }
}
