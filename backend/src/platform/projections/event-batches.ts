import type { AllStreamResolvedEvent, AllStreamSubscription } from '@eventstore/db-client';
import { once } from 'node:events';
import { pipeline, Writable } from 'node:stream';

export type EventBatch = readonly AllStreamResolvedEvent[];

const largestBatch = 500;

/** The most characters of a batch, because an event may be a mebibyte in size, and its rows take room too. */
const mostCharacters = 8 * 2 ** 20;
const charactersOfAnyValue = 8;

/**
 * A subscription’s events in batches, in order: one event when little happens, hundreds when catching up. While the
 * consumer handles a batch, at most two more are read, so that the server slows down. It ends when the subscription
 * ends, and throws its error; neither resumes on its own.
 * @param onComplete gets a batch that can take no more events, before the consumer asks for it
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

/**
 * Gathers events until they are taken. The client’s own buffer holds about thirty, which are too few for the cost of a
 * transaction, and a `Writable` limits its buffer by count, not by size.
 */
class Gatherer extends Writable {
  /** Batches in order; only the last one may take more events. */
  private readonly batches: GrowingBatch[] = [];
  /** Function that continues with the events that wait behind two complete batches. */
  private resume: (() => void) | undefined;

  constructor(private readonly onComplete: (batch: EventBatch) => void) {
    super({ objectMode: true });
  }

  override _write(event: AllStreamResolvedEvent, _encoding: string, done: () => void): void {
    let batch = this.batches.at(-1);
    if (!batch || batch.isComplete) this.batches.push((batch = new GrowingBatch()));
    batch.add(event);
    this.emit('gathered');
    if (!batch.isComplete) return done();
    if (this.batches.length > 1) this.resume = done;
    else done();
    this.showNext();
  }

  take(): EventBatch {
    const taken = this.batches.shift();
    // The wait lets the consumer send the batch that it takes before the next one is made.
    if (taken) setImmediate(() => this.goOn());
    return taken?.events ?? [];
  }

  private goOn(): void {
    if (this.destroyed) return;
    const { resume } = this;
    this.resume = undefined;
    this.showNext();
    resume?.();
  }

  private showNext(): void {
    const [next] = this.batches;
    if (!next?.isComplete || next.isShown) return;
    next.isShown = true;
    this.onComplete(next.events);
  }
}

class GrowingBatch {
  readonly events: AllStreamResolvedEvent[] = [];
  isShown = false;
  private characters = 0;

  add(event: AllStreamResolvedEvent): void {
    this.events.push(event);
    this.characters += charactersIn(event);
  }

  get isComplete(): boolean {
    return this.events.length >= largestBatch || this.characters >= mostCharacters;
  }
}

/**
 * Estimates the size of an event, whose bytes are no longer known, by its texts; it may be nested deeply. This takes a
 * tenth of the time that parsing its JSON took.
 */
function charactersIn(event: unknown): number {
  const unseen = [event];
  let characters = 0;
  while (unseen.length > 0) {
    const value = unseen.pop();
    characters += charactersOfAnyValue;
    if (typeof value === 'string') characters += value.length;
    else if (ArrayBuffer.isView(value)) characters += value.byteLength;
    else if (Array.isArray(value)) for (const part of value) unseen.push(part);
    else if (isRecord(value)) for (const name in value) unseen.push(value[name]);
  }
  return characters;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
