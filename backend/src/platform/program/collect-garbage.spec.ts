import { jest } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { collectAfterStart } from './collect-garbage.js';

afterEach(() => jest.useRealTimers());

it('collects what a start left behind, once it is over', async () => {
  jest.useFakeTimers();
  const left = new WeakRef({});
  collectAfterStart();
  // The target of a WeakRef stays until the current job ends.
  await setImmediate();
  jest.advanceTimersByTime(10_000);
  expect(left.deref()).toBeUndefined();
});
