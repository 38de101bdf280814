const { default: Sequencer } = require('@jest/test-sequencer');

/** The slowest first: a slow test that starts late keeps a single worker busy at the end. */
const tiers = ['browser', 'e2e', 'int', 'web', 'unit'];

const tierOf = ({ context }) => tiers.indexOf(context.config.displayName.name);

/** A clean clone knows no durations yet: there the tiers tell more than the sizes of files, Jest's own measure. */
module.exports = class SlowestTierFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => tierOf(one) - tierOf(other));
  }
};
