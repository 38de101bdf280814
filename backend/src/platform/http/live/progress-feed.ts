import { Injectable } from '@nestjs/common';
import { Subject, merge, type Observable } from 'rxjs';
import { ReplicaChannel } from '../../replicas/replica-channel.js';

/** How far a piece of work is, for the user who asked for it. */
export interface Progress {
  readonly userId: string;
  /** Id of the work, such as a batch's, or the `Idempotency-Key` it was asked with. */
  readonly work: string;
  readonly stage: string;
  /** Keys and numbers only: what was written is fetched, never sent along. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Publishes progress to the server-sent events of the user concerned, whichever replica these are open at. Nothing is
 * kept for those who listen later.
 */
@Injectable()
export class ProgressFeed {
  private readonly steps = new Subject<Progress>();

  readonly published: Observable<Progress>;

  constructor(private readonly replicas: ReplicaChannel) {
    this.published = merge(this.steps, replicas.heard<Progress>('progress'));
  }

  publish(progress: Progress): void {
    this.steps.next(progress);
    // Told for the eye only: with Postgres away the next step, or the result, is seen instead.
    void this.replicas.tell('progress', progress).catch(() => undefined);
  }
}
