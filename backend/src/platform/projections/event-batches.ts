import type { AllStreamResolvedEvent, AllStreamSubscription } from '@eventstore/db-client';

const largestBatch = 500;

/**
 * What a subscription has ready, a batch at a time, in order: one event when little happens, hundreds when
 * catching up. The next batch is taken only when the consumer comes back, so the server feels the pressure.
 * Ends when the subscription ends; throws its error. Neither resumes by itself.
 */
export async function* eventBatches(
  subscription: AllStreamSubscription,
): AsyncGenerator<AllStreamResolvedEvent[]> {
  let pending: AllStreamResolvedEvent[] = [];
  for await (const first of readable(subscription)) {
    pending.push(first);
    for (
      let next = taken(subscription);
      next;
      next = pending.length < largestBatch ? taken(subscription) : null
    ) {
      pending.push(next);
    }
    yield pending;
    pending = [];
  }
}

function readable(subscription: AllStreamSubscription): AsyncIterable<AllStreamResolvedEvent> {
  return subscription as AsyncIterable<AllStreamResolvedEvent>;
}

function taken(subscription: AllStreamSubscription): AllStreamResolvedEvent | null {
  return subscription.read() as AllStreamResolvedEvent | null;
}
