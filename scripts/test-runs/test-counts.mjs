/**
 * @typedef {object} Results what is used of Jest's JSON report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites files that failed before or outside their tests
 */

/** @param {Results | undefined} results undefined when Jest itself failed, which counts as one failure */
function counts(results) {
  if (!results) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    skipped: results.numPendingTests + results.numTodoTests,
  };
}

/**
 * @param {Results | undefined} results
 * @returns {string} such as `120 passed, 0 failed, 3 skipped`
 */
export function countsLine(results) {
  const { passed, failed, skipped } = counts(results);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Whether a run was a success. A run in which nothing was tested is not one, unless it may be empty.
 * @param {Results | undefined} results
 * @param {boolean} [mayBeEmpty]
 */
export function isSuccess(results, mayBeEmpty = false) {
  const { passed, failed } = counts(results);
  return (passed > 0 || mayBeEmpty) && failed === 0;
}
