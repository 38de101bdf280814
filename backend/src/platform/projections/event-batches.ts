import type { AllStreamResolvedEvent, AllStreamSubscription } from '@eventstore/db-client';
import { once } from 'node:events';
import { pipeline, Writable } from 'node:stream';

export type EventBatch = readonly AllStreamResolvedEvent[];

const largestBatch = 500;

/** An event may be of a mebibyte, and its rows take room, too. */
const mostCharacters = 8 * 2 ** 20;
const charactersOfAnyValue = 8;

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

/**
 * Gathers events until they are taken. The client itself holds some thirty, too few for the cost of a transaction, and
 * what a `Writable` holds beyond those is counted, not weighed.
 */
class Gatherer extends Writable {
  /** In order; the last one only may take more events. */
  private readonly batches: GrowingBatch[] = [];
  /** Goes on with the events after two complete batches. */
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
    // Who takes a batch sends it before the next one is made.
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
 * How many bytes an event was is not known any more. What takes room in it is its texts; it may be nested deeply. Takes a
 * tenth of the time in which its JSON was parsed.
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
