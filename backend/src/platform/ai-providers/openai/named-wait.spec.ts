import { namedWaitMs } from './named-wait.js';

const now = Date.UTC(2026, 10, 20, 12);
const waitIn = (headers: Record<string, string>, text = '', delays: unknown[] = []) =>
  namedWaitMs({ headers: new Headers(headers), text, delays }, now);

describe('the wait that a server names', () => {
  it.each([
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after-ms': '1500' }, 1_500],
    [{ 'retry-after-ms': '1500', 'retry-after': '2' }, 2_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 12:00:30 GMT' }, 30_000],
    [{ 'retry-after': '0' }, undefined],
    [{ 'retry-after': '-5' }, undefined],
    [{ 'retry-after-ms': '-5' }, undefined],
    [{ 'retry-after-ms': '0x10' }, undefined],
    [{ 'retry-after': 'Fri, 20 Nov 2026 11:00:00 GMT' }, undefined],
    [{ 'retry-after': '1e9' }, undefined],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after-ms': '999999999999999' }, 604_800_000],
    [{}, undefined],
  ])('in headers, %j, is %j ms', (headers, expected) => {
    expect(waitIn(headers)).toBe(expected);
  });

  it.each([
    ['31s', 31_000],
    ['1.5s', 1_500],
    ['31.074824224s', 31_074.824224],
    [{ seconds: 31 }, 31_000],
    [{ seconds: '31', nanos: 500_000_000 }, 31_500],
    [{ seconds: 'many' }, undefined],
    ['soon', undefined],
    [31, undefined],
    [null, undefined],
  ])('in the details of its error, %j, is %j ms', (delay, expected) => {
    expect(waitIn({}, '', [undefined, delay])).toBe(expected);
  });

  it.each([
    ['Please try again in 31s.', 31_000],
    ['Please try again in 1m2.5s. Visit us', 62_500],
    ['Please try again in 20ms', 20],
    ['Please try again in 6m0s.', 360_000],
    ['Please try again in 1h2m3s', 3_723_000],
    ['Please retry in 31.07s.', 31_070],
    ['Retry after 30 seconds.', 30_000],
    ['Please wait 2 minutes', 120_000],
    ['Wait for 1 hour', 3_600_000],
    ['try again in about 5 mins', 300_000],
    ['Limit 3 in 60 tokens', undefined],
    ['Try again in a moment', undefined],
    ['in 5 months', undefined],
    ['in 999999999 days', 604_800_000],
  ])('in its words, %j, is %j ms', (text, expected) => {
    expect(waitIn({}, text)).toBe(expected);
  });

  it('is the longest of all', () => {
    expect(waitIn({ 'retry-after': '0' }, 'Try again in 5s', ['31s'])).toBe(31_000);
    expect(waitIn({ 'retry-after': '60' }, 'Try again in 5s', ['31s'])).toBe(60_000);
  });
});
