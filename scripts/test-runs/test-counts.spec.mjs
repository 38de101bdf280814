import { countsLine, isSuccess } from './test-counts.mjs';

const results = (counts = {}) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  ...counts,
});

describe('the counts of a test run', () => {
  it.each([
    [results({ numPassedTests: 12 }), '12 passed, 0 failed', true],
    [
      results({ numPassedTests: 12, numPendingTests: 2, numTodoTests: 1 }),
      '12 passed, 0 failed, 3 skipped',
      true,
    ],
    [results({ numPassedTests: 12, numFailedTests: 1 }), '12 passed, 1 failed', false],
    [results({ numPassedTests: 12, numRuntimeErrorTestSuites: 1 }), '12 passed, 1 failed', false],
    [results({ numPendingTests: 5 }), '0 passed, 0 failed, 5 skipped', false],
    [results(), '0 passed, 0 failed', false],
    [undefined, '0 passed, 1 failed', false],
  ])('of %j', (report, line, success) => {
    expect(countsLine(report)).toBe(line);
    expect(isSuccess(report)).toBe(success);
  });

  it('of nothing are a success where nothing may have changed', () => {
    expect(isSuccess(results(), true)).toBe(true);
    expect(isSuccess(results({ numFailedTests: 1 }), true)).toBe(false);
    expect(isSuccess(undefined, true)).toBe(false);
  });
});
