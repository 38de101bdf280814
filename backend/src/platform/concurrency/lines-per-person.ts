import { ConcurrencySlots } from './concurrency-slots.js';
import { DomainError } from '../kernel/domain-error.js';
import { PiecesPerPerson } from './pieces-per-person.js';
import { SerialByKey } from './serial-by-key.js';

/** Costly work of people: one piece at a time for each of them, a bounded number waiting, and a bounded number at once. */
export class LinesPerPerson {
  private readonly lines = new SerialByKey();
  private readonly pieces: PiecesPerPerson;

  /**
   * @param slots shared by all lines, and by whatever else runs in them
   * @param limit pieces of one person, the one in progress included
   * @param things what the person has too many of, such as `downloads`
   */
  constructor(
    private readonly slots: ConcurrencySlots,
    limit: number,
    things: string,
  ) {
    const message = `You have ${limit} ${things} in progress. Try again when they finish.`;
    const details = { retryAfterSeconds: 10 };
    const code = `too-many-${things.replaceAll(' ', '-')}`;
    this.pieces = new PiecesPerPerson(limit, () => new DomainError('limited', code, message, details));
  }

  /** @throws DomainError `limited` when too much of this person's work waits already. */
  run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.pieces.run(userId, () => this.lines.run(userId, () => this.slots.run(work)));
  }
}
