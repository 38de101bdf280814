import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/kernel/domain-error.js';
import { SerialByKey } from '../../../platform/kernel/serial-by-key.js';
import { ConcurrencySlots } from '../../../platform/kernel/concurrency-slots.js';

/** A picture of up to 20 MiB lies in memory from its fetching to the end of its conversion. */
const picturesAtOnce = 8;

/** Downloads of one person: the one in progress, and those waiting for it. */
const downloadsInLine = 6;

/** Holds the work on pictures within what one machine bears, and keeps people out of each other's way. */
@Injectable()
export class PictureTurns {
  private readonly slots = new ConcurrencySlots(picturesAtOnce);
  private readonly turns = new SerialByKey();
  private readonly inLine = new Map<string, number>();

  /** Fetches and converts a picture when there is a place for it. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.slots.run(work);
  }

  /**
   * The same for a person's downloads, one after another.
   * @throws DomainError `limited` when too many of them wait already
   */
  async runFor<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const ahead = this.inLine.get(userId) ?? 0;
    if (ahead >= downloadsInLine) throw tooManyDownloads();
    this.inLine.set(userId, ahead + 1);
    try {
      return await this.turns.run(userId, () => this.run(work));
    } finally {
      const left = (this.inLine.get(userId) ?? 1) - 1;
      if (left > 0) this.inLine.set(userId, left);
      else this.inLine.delete(userId);
    }
  }
}

function tooManyDownloads(): DomainError {
  return new DomainError(
    'limited',
    'too-many-downloads',
    `You have ${downloadsInLine} downloads in progress. Try again when they finish.`,
    { retryAfterSeconds: 10 },
  );
}
