const { default: Sequencer } = require('@jest/test-sequencer');

/** The tiers, the slowest first: a slow test that starts late keeps a single worker busy at the end. */
const tiers = ['browser', 'e2e', 'int', 'web', 'unit'];

const tierOf = ({ context }) => tiers.indexOf(context.config.displayName.name);

/**
 * Sorts files by tier. In a clean clone, no durations are known yet, and the tiers tell more than the sizes of files,
 * Jest's own measure.
 */
module.exports = class SlowestTierFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => tierOf(one) - tierOf(other));
  }
};
