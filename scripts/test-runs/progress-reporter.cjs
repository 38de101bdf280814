const path = require('node:path');

const betweenLinesMs = 30_000;
const slowestShown = 10;
const minuteMs = 60_000;

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1_000).toFixed(1).padStart(6)} s`;

/** Writes to where Jest writes its own lines, so that all of them come in order. @param {string} line */
const say = (line) => process.stderr.write(`${line}\n`);

/** Says now and then how far a long run has come, and at the end which files took longest. */
module.exports = class ProgressReporter {
  /** @type {{ file: string, ms: number }[]} */
  #files = [];
  #started = performance.now();
  #said = performance.now();

  /**
   * @param {unknown} _
   * @param {{ testFilePath: string, perfStats: { runtime: number } }} result
   * @param {{ numTotalTestSuites: number, numFailedTestSuites: number }} run
   */
  onTestResult(_, { testFilePath, perfStats }, { numTotalTestSuites, numFailedTestSuites }) {
    this.#files.push({ file: testFilePath, ms: perfStats.runtime });
    const now = performance.now();
    if (now - this.#said < betweenLinesMs) return;
    this.#said = now;
    const minutes = Math.round((now - this.#started) / minuteMs);
    say(
      `… ${this.#files.length} of ${numTotalTestSuites} files after ${minutes} min, ${numFailedTestSuites} failed`,
    );
  }

  onRunComplete() {
    const slowest = this.#files.toSorted((one, other) => other.ms - one.ms).slice(0, slowestShown);
    if (slowest.length < 2) return;
    say('\nThe slowest files:');
    for (const { file, ms } of slowest) say(`${seconds(ms)}  ${path.relative(process.cwd(), file)}`);
  }
};
