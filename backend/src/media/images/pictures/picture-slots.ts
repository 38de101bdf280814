import { Injectable } from '@nestjs/common';
import { ConcurrencySlots } from '../../../platform/concurrency/concurrency-slots.js';
import { LinesPerPerson } from '../../../platform/concurrency/lines-per-person.js';

/** A picture of up to 20 MiB lies in memory from its fetching to the end of its conversion. */
const picturesAtOnce = 8;

/** Downloads of one person: the one in progress, and those waiting for it. */
const downloadsInLine = 6;

/** Holds the work on pictures within what one machine bears, and keeps people out of each other's way. */
@Injectable()
export class PictureSlots {
  private readonly slots = new ConcurrencySlots(picturesAtOnce);
  private readonly downloads = new LinesPerPerson(this.slots, downloadsInLine, 'downloads');

  /** Fetches and converts a picture when there is a place for it. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.slots.run(work);
  }

  /**
   * The same for a person's downloads, one after another.
   * @throws DomainError `limited` when too many of them wait already
   */
  runFor<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.downloads.run(userId, work);
  }
}
