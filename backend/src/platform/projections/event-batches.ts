import type { AllStreamResolvedEvent, AllStreamSubscription } from '@eventstore/db-client';
import { once } from 'node:events';
import { pipeline, Writable } from 'node:stream';

export type EventBatch = readonly AllStreamResolvedEvent[];

const largestBatch = 500;

/**
 * A subscription's events in batches, in order: one event when little happens, hundreds when catching up.
 * While the consumer is at a batch the next ones are read, two and no more, so the server feels the pressure.
 * Ends when the subscription ends; throws its error. Neither resumes by itself.
 * @param onComplete is given a batch that can take no more events, before the consumer asks for it
 */
export async function* eventBatches(
  subscription: AllStreamSubscription,
  onComplete: (batch: EventBatch) => void = () => undefined,
): AsyncGenerator<EventBatch> {
  const gatherer = new Gatherer(onComplete);
  let ended: { readonly error: Error | null | undefined } | undefined;
  pipeline(subscription, gatherer, (error) => {
    ended = { error };
    gatherer.emit('gathered');
  });
  try {
    for (;;) {
      const batch = gatherer.take();
      if (batch.length > 0) yield batch;
      else if (!ended) await once(gatherer, 'gathered');
      else if (ended.error) throw ended.error;
      else return;
    }
  } finally {
    gatherer.destroy();
  }
}

/** Gathers events until they are taken. The client itself holds some thirty, too few for the cost of a transaction. */
class Gatherer extends Writable {
  private events: AllStreamResolvedEvent[] = [];
  /** Goes on with the events after a complete batch. */
  private resume: (() => void) | undefined;

  constructor(private readonly onComplete: (batch: EventBatch) => void) {
    super({ objectMode: true, highWaterMark: largestBatch });
  }

  override _write(event: AllStreamResolvedEvent, _encoding: string, done: () => void): void {
    this.events.push(event);
    this.emit('gathered');
    if (this.events.length < largestBatch) return done();
    this.resume = done;
    this.onComplete(this.events);
  }

  take(): EventBatch {
    const { events, resume } = this;
    this.events = [];
    this.resume = undefined;
    // Who takes a batch sends it before the next one is made.
    if (resume) setImmediate(resume);
    return events;
  }
}
