import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { PerUserQueue } from '../../../platform/concurrency/per-user-queue.js';

/** A picture of up to 20 MiB lies in memory from its fetching to the end of its conversion. */
const picturesAtOnce = 8;

/** Downloads of one person: the one in progress, and those waiting for it. */
const downloadsInLine = 6;

/** Holds the work on pictures within what one machine bears, and keeps people out of each other's way. */
@Injectable()
export class PictureSlots {
  private readonly slots = pLimit(picturesAtOnce);
  private readonly downloads = new PerUserQueue(this.slots, downloadsInLine, 'downloads');

  /** Fetches and converts a picture when there is a place for it. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.slots(work);
  }

  /**
   * The same for a person's downloads, one after another.
   * @throws DomainError `limited` when too many of them wait already
   */
  runFor<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.downloads.run(userId, work);
  }
}
