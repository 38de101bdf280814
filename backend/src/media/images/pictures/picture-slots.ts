import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { PerUserQueue } from '../../../platform/concurrency/per-user-queue.js';

/**
 * The most pictures at once; each of them, of up to 20 MiB, is in memory from the fetch to the end of its conversion.
 */
const picturesAtOnce = 8;

/** The most downloads of one person, including the one in progress. */
const downloadsInLine = 6;

/** Limits the work on pictures to the capacity of one machine, and keeps people from delaying each other. */
@Injectable()
export class PictureSlots {
  private readonly slots = pLimit(picturesAtOnce);
  private readonly downloads = new PerUserQueue(this.slots, downloadsInLine, 'downloads');

  /** Fetches and converts a picture when there is a place for it. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.slots(work);
  }

  /**
   * Like `run`, for a person's downloads, which run one after another.
   * @throws DomainError `limited` when too many of them are waiting already
   */
  runFor<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.downloads.run(userId, work);
  }
}
