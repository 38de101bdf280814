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
  /** The cache reads the time anew once a millisecond. */
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
    const promise = Promise.resolve(1);
    cache.set('a', promise);
    expect(cache.get('a')).toBe(promise);
    await settled();
    expect(cache.get('a')).toBe(promise);
    expect(cache.get('b')).toBeUndefined();
  });

  it('keeps no more than its bytes, by what the answers hold', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    for (const key of keys) {
      cache.set(key, Promise.resolve({ found: [{ text: long }] }));
      await settled();
    }
    expect(kept(keys)).toEqual(['e', 'f', 'g', 'h']);
    cache.set('huge', Promise.resolve(long.repeat(10)));
    await settled();
    expect(cache.has('huge')).toBe(false);
  });

  it('counts the keys of answers that are not there yet', () => {
    const keys = Array.from({ length: 10 }, (_, at) => `${at}${long}`);
    for (const key of keys) cache.set(key, new Promise(() => undefined));
    expect(kept(keys).length).toBeLessThan(6);
    expect(kept(keys)).toEqual(keys.slice(-kept(keys).length));
  });

  it('keeps nothing that failed', async () => {
    const failed = Promise.reject(new Error('Not this time.'));
    failed.catch(() => undefined);
    cache.set('a', failed);
    await settled();
    expect(cache.get('a')).toBeUndefined();
  });

  it('counts the time from when it was asked for', async () => {
    let answer: (value: unknown) => void = () => undefined;
    cache.set('a', new Promise((resolve) => (answer = resolve)));
    pass(900);
    answer(1);
    await settled();
    expect(cache.has('a')).toBe(true);
    pass(200);
    expect(cache.get('a')).toBeUndefined();
  });

  it('keeps an answer for any time where none is set', async () => {
    cache = new PromiseCache({ maxBytes });
    cache.set('a', Promise.resolve(1));
    await settled();
    pass(1e12);
    expect(cache.has('a')).toBe(true);
  });

  it('does not bring back what was dropped meanwhile, nor drop what took its place', async () => {
    cache.set('cleared', Promise.resolve(1));
    cache.clear();
    cache.set('deleted', Promise.resolve(1));
    cache.delete('deleted');
    const failed = Promise.reject(new Error('Not this time.'));
    failed.catch(() => undefined);
    cache.set('replaced', failed);
    const second = Promise.resolve(2);
    cache.set('replaced', second);
    await settled();
    expect(kept(['cleared', 'deleted'])).toEqual([]);
    expect(cache.get('replaced')).toBe(second);
  });
});
