import { jest } from '@jest/globals';
import { PromiseCache } from './promise-cache.js';

const maxBytes = 100_000;
const long = 'x'.repeat(10_000);

describe('a cache of promises', () => {
  let cache: PromiseCache<unknown>;
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
  };
  const kept = (keys: readonly string[]): string[] => keys.filter((key) => cache.has(key));

  let now = 1_000_000;
  /** Lets time pass. The timers advance, too, because the cache reads the time again once a millisecond. */
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    jest.advanceTimersByTime(milliseconds);
  };

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    cache = new PromiseCache({ maxBytes, ttl: 1_000 });
  });

  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('gives all who ask the same promise, before and after it is kept', async () => {
    const [promise, askAgain] = [Promise.resolve(1), jest.fn(() => Promise.resolve(2))];
    expect(cache.of('a', () => promise)).toBe(promise);
    expect(cache.of('a', askAgain)).toBe(promise);
    await settled();
    expect(cache.of('a', askAgain)).toBe(promise);
    expect(askAgain).not.toHaveBeenCalled();
    expect(await cache.of('b', askAgain)).toBe(2);
  });

  it('keeps no more than its bytes, by what the answers hold', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    for (const key of keys) {
      void cache.of(key, () => Promise.resolve({ found: [{ text: long }] }));
      await settled();
    }
    expect(kept(keys)).toEqual(['e', 'f', 'g', 'h']);
    void cache.of('huge', () => Promise.resolve(long.repeat(10)));
    await settled();
    expect(cache.has('huge')).toBe(false);
  });

  it('counts the keys of answers that are not there yet', () => {
    const keys = Array.from({ length: 10 }, (_, at) => `${at}${long}`);
    for (const key of keys) void cache.of(key, () => new Promise(() => undefined));
    expect(kept(keys).length).toBeLessThan(6);
    expect(kept(keys)).toEqual(keys.slice(-kept(keys).length));
  });

  it('keeps nothing that failed', async () => {
    const failed = Promise.reject(new Error('Not this time.'));
    failed.catch(() => undefined);
    void cache.of('a', () => failed);
    await settled();
    expect(cache.has('a')).toBe(false);
  });

  it('counts the time from when it was asked for', async () => {
    let answer: (value: unknown) => void = () => undefined;
    void cache.of('a', () => new Promise((resolve) => (answer = resolve)));
    pass(900);
    answer(1);
    await settled();
    expect(cache.has('a')).toBe(true);
    pass(200);
    expect(cache.has('a')).toBe(false);
  });

  it('keeps an answer for any time where none is set', async () => {
    cache = new PromiseCache({ maxBytes });
    void cache.of('a', () => Promise.resolve(1));
    await settled();
    pass(1e12);
    expect(cache.has('a')).toBe(true);
  });

  it('does not bring back what was dropped meanwhile, nor drop what took its place', async () => {
    void cache.of('cleared', () => Promise.resolve(1));
    cache.clear();
    void cache.of('deleted', () => Promise.resolve(1));
    cache.delete('deleted');
    const failed = Promise.reject(new Error('Not this time.'));
    failed.catch(() => undefined);
    void cache.of('replaced', () => failed);
    cache.delete('replaced');
    const second = Promise.resolve(2);
    void cache.of('replaced', () => second);
    await settled();
    expect(kept(['cleared', 'deleted'])).toEqual([]);
    expect(cache.of('replaced', () => Promise.resolve(3))).toBe(second);
  });
});
