import { Injectable } from '@nestjs/common';
import { Subject, merge, type Observable } from 'rxjs';
import { ReplicaChannel } from '../../replicas/replica-channel.js';

/** How far a piece of work has come, for the user who asked for it. */
export interface Progress {
  readonly userId: string;
  /** Id of the work, such as a batch's, or the `Idempotency-Key` of its request. */
  readonly work: string;
  readonly stage: string;
  /** Keys and numbers only, because content is fetched and never sent along. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Publishes progress to the server-sent events of its user, on whichever replica they are open. Nothing is kept for
 * pages that listen later.
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
    // Progress is only shown: if Postgres is away, the page sees the next step or the result instead.
    void this.replicas.tell('progress', progress).catch(() => undefined);
  }
}
