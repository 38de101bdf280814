import { callLimitsOf } from './call-limits.js';

describe('the time limits of appends and reads', () => {
  it.each([
    ['esdb://store:2113?tls=false', { appendMs: 5_000, readMs: 4_000 }],
    ['esdb://a:2113,b:2113?tls=false&defaultDeadline=4500', { appendMs: 4_500, readMs: 4_000 }],
    ['esdb://store:2113?DefaultDeadline=2000&tls=false', { appendMs: 2_000, readMs: 2_000 }],
    ['esdb://store:2113?defaultDeadline=60000', { appendMs: 5_000, readMs: 4_000 }],
  ])('of %s', (connectionString, limits) => {
    expect(callLimitsOf(connectionString)).toEqual(limits);
  });
});
