import { Injectable } from '@nestjs/common';
import { DomainError } from '../kernel/domain-error.js';
import { PerUserLimit } from '../concurrency/per-user-limit.js';

/**
 * The most pieces of work of one person: an article, a batch, an idea, a set of images or captions and a preview each
 * count as one.
 */
const mostPieces = 20;
const retryAfterSeconds = 30;

/**
 * Keeps one person from filling the queue of the AI provider. It counts in this process only. Work that this process
 * takes over from another was admitted there and does not count.
 */
@Injectable()
export class AiQuota {
  private readonly pieces = new PerUserLimit(mostPieces, tooMany);

  /**
   * Counts a person’s piece of work from now until it ends.
   * @param person the id of the person whose work it is; null for a scheduled run, which has no quota
   * @throws DomainError `limited` if the person has too many pieces waiting or running
   */
  async run<T>(person: string | null, work: () => Promise<T>): Promise<T> {
    return person === null ? work() : this.pieces.run(person, work);
  }
}

function tooMany(): DomainError {
  const message = `You have ${mostPieces} AI requests waiting or running. Try again when one of them is done.`;
  return new DomainError('limited', 'ai-quota', message, { retryAfterSeconds });
}
