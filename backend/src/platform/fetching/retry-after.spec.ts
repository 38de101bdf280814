import { retryAfterMs } from './retry-after.js';

const now = Date.UTC(2026, 10, 20, 12);

describe('Retry-After', () => {
  it.each([
    ['7', 7000],
    ['120', 120_000],
    [' 0.5 ', 500],
    ['1.25', 1250],
    ['7x', undefined],
    ['x7', undefined],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['604801', 604_800_000],
    ['9'.repeat(400), 604_800_000],
    ['Fri, 20 Nov 2099 11:00:00 GMT', 604_800_000],
    ['', undefined],
    [null, undefined],
  ])('%j is %j ms', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected);
  });
});
