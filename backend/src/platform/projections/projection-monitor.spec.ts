import { jest } from '@jest/globals';
import { eventCatalog } from '../event-sourcing/event-catalog.js';
import { EventCodec } from '../event-sourcing/event-codec.js';
import type { EventStore } from '../event-sourcing/event-store.js';
import { ChangeFeed } from '../event-sourcing/change-feed.js';
import { PositionWaiters } from '../event-sourcing/position-waiters.js';
import type { Checkpoint } from './checkpoints.js';
import { ProjectionMonitor } from './projection-monitor.js';
import type { ProjectionRunner } from './projection-runner.js';

const ours = eventCatalog('note', {});

/** A record in which every tenth position is an event of ours; the others are other events. */
class RecordInMemory {
  connection = 1;
  length = 0n;
  answers = true;
  id = 'a';
  readonly searches: bigint[] = [];
  onSearch: (() => void) | undefined;

  end(): Promise<bigint> {
    return this.answers ? Promise.resolve(this.length) : Promise.reject(new Error('no answer'));
  }

  newestPosition(prefixes: readonly string[], _: number, after: bigint): Promise<bigint | undefined> {
    this.searches.push(after);
    const newest = this.length - (this.length % 10n);
    return Promise.resolve(newest > after && areOurs(prefixes) ? newest : undefined);
  }

  eventAt(prefixes: readonly string[], position: bigint): Promise<{ event: { id: string } } | undefined> {
    if (!this.answers) return Promise.reject(new Error('no answer'));
    const event = { id: `${this.id}${position}` };
    this.onSearch?.();
    return Promise.resolve(position <= this.length && areOurs(prefixes) ? { event } : undefined);
  }
}

const areOurs = (prefixes: readonly string[]): boolean => prefixes.includes('note-');

function watched() {
  const record = new RecordInMemory();
  const waiters = new PositionWaiters();
  const feed = new ChangeFeed();
  const runner = { hindrance: undefined as string | undefined, restart: jest.fn() };
  const checkpoints = new Map<string, Checkpoint>();
  let hasPostgres = true;
  let reads = 0;
  let missed = 0;
  feed.missed.subscribe(() => (missed += 1));
  const monitor = new ProjectionMonitor(
    record as unknown as EventStore,
    new EventCodec([ours]),
    waiters,
    runner as unknown as ProjectionRunner,
    () => {
      reads += 1;
      return hasPostgres ? Promise.resolve(checkpoints) : Promise.reject(new Error('no Postgres'));
    },
    feed,
  );
  return {
    monitor,
    record,
    runner,
    projectTo: (position: bigint, eventId = `a${position}`) => {
      waiters.reachedPosition(position);
      checkpoints.set('notes', { position, eventId, generation: 1 });
    },
    beginAgain: () => waiters.beginAgain(),
    losePostgres: () => (hasPostgres = false),
    told: () => ({ missed, reads }),
  };
}

const restored = { kind: 'unavailable', code: 'another-record' };
const unknown = { kind: 'unavailable', code: 'store-unavailable' };

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

describe('how far the read models are behind', () => {
  it('is told by the newest event of ours, and since when they have not moved', async () => {
    const { monitor, record, projectTo } = watched();
    record.length = 25n;
    projectTo(10n);
    const lag = { head: 20n, reached: 10n, storeAnswers: true, mismatch: undefined };
    expect(await monitor.check()).toEqual({ ...lag, behindSince: new Date(0) });
    jest.setSystemTime(3_000);
    expect(await monitor.check()).toEqual({ ...lag, behindSince: new Date(0) });
    record.length = 35n;
    projectTo(20n);
    const moved = { ...lag, head: 30n, reached: 20n };
    expect(await monitor.check()).toEqual({ ...moved, behindSince: new Date(3_000) });
    projectTo(30n);
    expect(await monitor.check()).toEqual({ ...moved, reached: 30n, behindSince: undefined });
  });

  it('is told anew when they are made again from the first event', async () => {
    const { monitor, record, projectTo, beginAgain } = watched();
    record.length = 25n;
    projectTo(10n);
    await monitor.check();
    jest.setSystemTime(3_000);
    beginAgain();
    expect(await monitor.check()).toMatchObject({ reached: -1n, behindSince: new Date(3_000) });
  });

  it('is not told by events of others, of which each is looked through once', async () => {
    const { monitor, record, projectTo } = watched();
    record.length = 20n;
    projectTo(20n);
    expect(await monitor.check()).toMatchObject({ head: 20n, behindSince: undefined });
    for (const length of [25n, 25n, 29n]) {
      record.length = length;
      expect(await monitor.check()).toMatchObject({ head: 20n, behindSince: undefined });
    }
    expect(record.searches).toEqual([20n, 25n]);
  });

  it('is known of the last answer while the store gives none', async () => {
    const { monitor, record, projectTo } = watched();
    record.length = 20n;
    projectTo(10n);
    await monitor.check();
    record.answers = false;
    expect(await monitor.check()).toMatchObject({ head: 20n, storeAnswers: false, mismatch: undefined });
  });

  it('begins anew in a record that ends sooner than what is known of it', async () => {
    const { monitor, record } = watched();
    record.length = 45n;
    expect(await monitor.check()).toMatchObject({ head: 40n });
    record.length = 15n;
    expect(await monitor.check()).toMatchObject({ head: 10n });
    expect(record.searches).toEqual([-1n, -1n]);
  });

  it('is known of a record whose only event of ours is its first', async () => {
    const { monitor, record, projectTo } = watched();
    for (const reached of [-1n, 0n, 0n]) {
      projectTo(reached);
      expect(await monitor.check()).toMatchObject({ head: 0n, reached });
      record.length = 5n;
    }
  });

  it('is told within two seconds by a store that is asked and keeps silent', async () => {
    const { monitor, record } = watched();
    const silent = (limitMs: number): Promise<never> =>
      new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), limitMs));
    let told: unknown;
    record.end = silent as never;
    void monitor.check().then((lag) => (told = lag));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(told).toMatchObject({ storeAnswers: false });
    record.end = () => Promise.resolve(20n);
    record.newestPosition = (_, limitMs) => silent(limitMs);
    void monitor.check().then((lag) => (told = lag));
    told = undefined;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(told).toMatchObject({ storeAnswers: false });
  });

  it('is nothing while the record has no event of ours', async () => {
    const { monitor, record } = watched();
    record.length = 0n;
    record.newestPosition = () => Promise.resolve(undefined);
    expect(await monitor.check()).toMatchObject({ head: undefined, behindSince: undefined });
  });
});

describe('a subscription that has gone silent', () => {
  it('is dropped after twenty seconds without movement, and again after twenty more', async () => {
    const { monitor, record, runner } = watched();
    record.length = 20n;
    for (const [now, restarts] of [
      [0, 0],
      [20_000, 0],
      [20_001, 1],
      [40_001, 1],
      [40_002, 2],
    ] as const) {
      jest.setSystemTime(now);
      await monitor.check();
      expect(runner.restart).toHaveBeenCalledTimes(restarts);
    }
  });

  it('is left alone while the store does not answer', async () => {
    const { monitor, record, runner } = watched();
    record.length = 20n;
    await monitor.check();
    record.answers = false;
    jest.setSystemTime(60_000);
    await monitor.check();
    expect(runner.restart).not.toHaveBeenCalled();
  });

  it('is looked after every five seconds, until the application stops', async () => {
    const { monitor, record } = watched();
    const looks = jest.spyOn(record, 'end');
    monitor.start();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(looks).toHaveBeenCalledTimes(2);
    monitor.stop();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(looks).toHaveBeenCalledTimes(2);
  });

  it('is looked after by nothing that keeps a process from ending', () => {
    jest.useRealTimers();
    const timers = jest.spyOn(globalThis, 'setInterval');
    const { monitor } = watched();
    monitor.start();
    const keepsAlive = (timers.mock.results[0]?.value as NodeJS.Timeout).hasRef();
    monitor.stop();
    timers.mockRestore();
    expect(keepsAlive).toBe(false);
  });
});

describe('another record', () => {
  it('is told, has the runner look for itself, and has everything shown read again', async () => {
    const { monitor, record, runner, projectTo, told } = watched();
    record.length = 20n;
    projectTo(20n);
    await monitor.check();
    expect(told().missed).toBe(0);
    record.id = 'b';
    const { mismatch } = await monitor.check();
    expect(mismatch).toMatch('These read models come from another record');
    expect(runner.restart).toHaveBeenCalledTimes(1);
    expect(told().missed).toBe(1);
    runner.hindrance = mismatch;
    await monitor.check();
    expect(runner.restart).toHaveBeenCalledTimes(1);
    expect(told().missed).toBe(1);
    record.id = 'a';
    expect(await monitor.check()).toMatchObject({ mismatch: undefined });
    expect(told().missed).toBe(2);
  });

  it('stays told while nothing can be compared', async () => {
    const { monitor, record, projectTo } = watched();
    record.length = 20n;
    projectTo(20n, 'b20');
    await monitor.check();
    record.answers = false;
    expect((await monitor.check()).mismatch).toMatch('another record');
  });

  it('refuses what nothing takes back, as does a comparison that fails', async () => {
    const { monitor, record, projectTo, losePostgres } = watched();
    record.length = 20n;
    projectTo(20n);
    await expect(monitor.requireOwnRecord()).resolves.toBeUndefined();
    record.id = 'b';
    await expect(monitor.requireOwnRecord()).rejects.toMatchObject(restored);
    record.id = 'a';
    losePostgres();
    await expect(monitor.requireOwnRecord()).rejects.toMatchObject(unknown);
  });
});

describe('a change that rests on the read models', () => {
  it('has them compared once for each connection, by those who wait together', async () => {
    const { monitor, record, projectTo, told } = watched();
    record.length = 20n;
    projectTo(20n);
    await Promise.all([monitor.require(), monitor.require()]);
    await monitor.require();
    expect(told().reads).toBe(1);
    record.connection = 2;
    record.id = 'b';
    await expect(monitor.require()).rejects.toMatchObject(restored);
    await expect(monitor.require()).rejects.toMatchObject(restored);
    record.id = 'a';
    await expect(monitor.require()).resolves.toBeUndefined();
  });

  it('is compared over the connection that it will go over', async () => {
    const { monitor, record, projectTo, told } = watched();
    record.length = 20n;
    projectTo(20n);
    record.onSearch = () => {
      record.connection = 2;
      record.id = 'b';
      record.onSearch = undefined;
    };
    await expect(monitor.require()).rejects.toMatchObject(restored);
    expect(told().reads).toBe(2);
  });
});
