import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { concatMap, filter, fromEvent, lastValueFrom, merge, takeUntil, throttleTime, timer } from 'rxjs';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { Metrics } from '../../platform/health/metrics.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { isPassing } from '../../platform/concurrency/retry.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { Checkpoints } from './checkpoints.js';

const lookEveryMs = 60_000;
/** The shortest time between two looks for promotions, in milliseconds, however many articles change. */
const atMostEveryMs = 250;

/**
 * Makes the leader look for checkpoints that are due: at the beginning of its term, every minute, and after promotions.
 */
@Injectable()
export class CheckpointSchedule implements OnApplicationBootstrap {
  private readonly logger = new Logger('Record');
  private looking: Promise<void> = Promise.resolve();
  private warned = false;

  constructor(
    private readonly checkpoints: Checkpoints,
    private readonly leadership: Leadership,
    private readonly feed: ChangeFeed,
    metrics: Metrics,
  ) {
    metrics.gauge(
      'record_uncovered_seconds',
      'How long something has been on record that no checkpoint covers',
      // A failure gives no number instead of an error, because the other figures are still wanted while Postgres is
      // away.
      () => this.checkpoints.uncoveredSeconds().catch(() => Number.NaN),
    );
  }

  onApplicationBootstrap(): void {
    this.leadership.whileLeading('record', (term) => this.lead(term));
  }

  private async lead(term: AbortSignal): Promise<void> {
    const articles = this.feed.changed.pipe(filter((stream) => stream.startsWith('article-')));
    const looks = merge(timer(0, lookEveryMs), articles).pipe(
      throttleTime(atMostEveryMs, undefined, { leading: true, trailing: true }),
      concatMap(() => (this.looking = this.look())),
      takeUntil(fromEvent(term, 'abort')),
    );
    await lastValueFrom(looks, { defaultValue: undefined });
    await this.looking;
  }

  private async look(): Promise<void> {
    try {
      await this.checkpoints.makeDue();
      this.warned = false;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'other-signing-key') {
        if (!this.warned) this.logger.warn(error.message);
        this.warned = true;
      } else if (!isPassing(error)) this.logger.error(error);
    }
  }
}
