import type { AllStreamResolvedEvent, AllStreamSubscription } from '@eventstore/db-client';
import { PassThrough, pipeline } from 'node:stream';

const largestBatch = 500;

/**
 * A subscription's events in batches, in order: one event when little happens, hundreds when catching up.
 * While the consumer is at a batch the next one is read, and no more than that, so the server feels the pressure.
 * Ends when the subscription ends; throws its error. Neither resumes by itself.
 */
export async function* eventBatches(
  subscription: AllStreamSubscription,
): AsyncGenerator<AllStreamResolvedEvent[]> {
  // The client itself holds some thirty events, too few for the cost of a transaction.
  const ahead = new PassThrough({ objectMode: true, highWaterMark: largestBatch });
  pipeline(subscription, ahead, () => undefined);
  for await (const first of ahead) {
    const batch = [first as AllStreamResolvedEvent];
    while (batch.length < largestBatch) {
      const next = ahead.read() as AllStreamResolvedEvent | null;
      if (!next) break;
      batch.push(next);
    }
    yield batch;
  }
}
