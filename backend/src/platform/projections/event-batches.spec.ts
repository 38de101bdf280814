import type { AllStreamSubscription } from '@eventstore/db-client';
import { PassThrough, Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { eventBatches, type EventBatch } from './event-batches.js';

const largest = 500;

/** Makes batches of a stream of numbers, which stand for events. */
const batchesOf = (source: Readable, onComplete?: (batch: EventBatch) => void) =>
  eventBatches(source as unknown as AllStreamSubscription, onComplete);

/** An endless subscription that counts how far it was read. */
function counting(event = (count: number): unknown => count): { source: Readable; read: () => number } {
  let count = 0;
  function* events(): Generator<unknown> {
    for (;;) yield event(count++);
  }
  return { source: Readable.from(events()), read: () => count };
}

async function untilNothingIsRead(read: () => number): Promise<void> {
  let before = -1;
  while (before < read()) {
    before = read();
    await turn();
  }
}

const numbers = (from: number, upTo: number): number[] =>
  Array.from({ length: upTo - from }, (_, index) => from + index);

describe('the events of a subscription', () => {
  it('come at once when they come alone, and together when the consumer was busy', async () => {
    const source = new PassThrough({ objectMode: true });
    const batches = batchesOf(source);
    source.write(0);
    expect(await batches.next()).toEqual({ done: false, value: [0] });
    for (const event of [1, 2, 3]) source.write(event);
    await turn();
    expect(await batches.next()).toEqual({ done: false, value: [1, 2, 3] });
    const waiting = batches.next();
    source.write(4);
    expect(await waiting).toEqual({ done: false, value: [4] });
  });

  it('come in order, so many at once and no more, each batch shown as soon as it is complete', async () => {
    const complete: EventBatch[] = [];
    const given: EventBatch[] = [];
    for await (const batch of batchesOf(Readable.from(numbers(0, 2_300)), (next) => complete.push(next))) {
      given.push(batch);
      // The consumer is busy until the next batch is complete, as long as enough events are left for one.
      const left = 2_300 - given.flat().length;
      while (left >= largest && !complete.some((next) => !given.includes(next))) await turn();
    }
    expect(given.flat()).toEqual(numbers(0, 2_300));
    expect(given.filter(({ length }) => length === largest)).toEqual(complete);
    expect(complete.every((next) => given.includes(next))).toBe(true);
    expect(complete.length).toBeGreaterThan(2);
  });

  it('are not read further than two batches ahead', async () => {
    const { source, read } = counting();
    const batches = batchesOf(source);
    const taken = ((await batches.next()).value as EventBatch).length;
    await untilNothingIsRead(read);
    expect(read() - taken).toBeGreaterThanOrEqual(2 * largest);
    expect(read() - taken).toBeLessThan(2 * largest + 100);
    await batches.return(undefined);
  });

  it('come in smaller batches when they are long, one at least', async () => {
    const long = 'a'.repeat(3 * 2 ** 20);
    const longest = { data: { content: { to: 'b'.repeat(9 * 2 ** 20) } } };
    const source = Readable.from([long, long, long, long, longest, 1, 2, 3]);
    const given: number[] = [];
    for await (const batch of batchesOf(source)) {
      given.push(batch.length);
      // This is long enough for everything that may be read meanwhile.
      for (let turns = 0; turns < 20; turns += 1) await turn();
    }
    expect(given).toEqual([3, 2, 3]);
  });

  it('are not read far ahead when they are long', async () => {
    const { source, read } = counting(() => 'a'.repeat(2 ** 20));
    const batches = batchesOf(source);
    await batches.next();
    await untilNothingIsRead(read);
    expect(read()).toBeLessThan(3 * 8 + 100);
    await batches.return(undefined);
  });

  it('are given to the last one when the subscription ends', async () => {
    const given: unknown[] = [];
    for await (const batch of batchesOf(Readable.from(numbers(0, 3)))) given.push(...batch);
    expect(given).toEqual([0, 1, 2]);
  });

  it.each(['waits', 'is busy'])(
    'end in the error of the subscription while the consumer %s',
    async (state) => {
      const source = new PassThrough({ objectMode: true });
      const batches = batchesOf(source);
      source.write(0);
      await batches.next();
      const isWaiting = state === 'waits';
      const waiting = isWaiting ? batches.next() : undefined;
      source.destroy(new Error('The line is cut.'));
      while (!isWaiting && !source.closed) await turn();
      await expect(waiting ?? batches.next()).rejects.toThrow('The line is cut.');
      expect(await batches.next()).toEqual({ done: true, value: undefined });
    },
  );

  it('are no longer read when the consumer leaves', async () => {
    const { source } = counting();
    for await (const batch of batchesOf(source)) if (batch.length > 0) break;
    while (!source.closed) await turn();
  });
});
