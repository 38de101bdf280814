import { jest } from '@jest/globals';
import { GrowingPauses } from './growing-pauses.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('pauses', () => {
  it('there is none before anything has failed', () => {
    const pauses = new GrowingPauses(1_000, 5_000);
    expect([pauses.has('a'), pauses.leftOf('a')]).toEqual([false, 0]);
  });

  it('grow with each failure, up to the longest, and pass', () => {
    const pauses = new GrowingPauses(1_000, 5_000);
    const lengths = Array.from({ length: 4 }, () => {
      pauses.failed('a');
      const length = pauses.leftOf('a');
      jest.advanceTimersByTime(length);
      return length;
    });
    expect(lengths).toEqual([1_000, 2_000, 4_000, 5_000]);
    expect([pauses.has('a'), pauses.leftOf('a'), pauses.leftOf('b')]).toEqual([true, 0, 0]);
  });

  it('begin anew after a success, which is remembered as once failed', () => {
    const pauses = new GrowingPauses(1_000, 5_000);
    pauses.failed('a');
    pauses.failed('a');
    pauses.succeeded('a');
    expect([pauses.has('a'), pauses.leftOf('a')]).toEqual([true, 0]);
    pauses.failed('a');
    expect(pauses.leftOf('a')).toBe(1_000);
    pauses.succeeded('b');
    expect(pauses.has('b')).toBe(false);
  });
});
