import { foundBy } from './testing/checked.js';

const told = (content: string): boolean =>
  foundBy('figures-have-source', { content }).some(({ verdict }) => verdict === 'fail');

describe('an amount without a source is told', () => {
  it.each([
    ['with a code', 'The clock in the hall went for CHF 98,000 to the man in the corner.'],
    ['in francs', 'The clock in the hall went for 98,000 francs to the man in the corner.'],
    ['in words', 'The clock in the hall went for half a million dollars that day.'],
    ['in yen', 'The clock in the hall went for 40,000 yen to the man in the corner.'],
    ['in crores', 'The bronze in the hall went for 2.4 crore to the man in the corner.'],
    ['as a share in words', 'Of the clocks in the hall twelve per cent had no key to them.'],
  ])('%s', (_, content) => {
    expect(told(content)).toBe(true);
  });
});

describe('nothing is told of', () => {
  it.each([
    ['a denomination', 'A $5 half eagle lay in the drawer with the key of the clock.'],
    ['a coin of a year', 'The 1907 $20 lay in the drawer with the key of the clock.'],
    ['fineness', 'The case of the clock is of 75% gold, and so is the key.'],
    ['strength', 'The whisky in the cellar has 43% ABV and a cork of its own.'],
    ['terms of sale', 'The buyer’s premium is 26% up to £800,000, and it is paid in a week.'],
    ['what somebody recorded', 'The price of $48,000 was recorded by the register of the club.'],
    ['a sale that is named', 'The clock was sold for £31,000 by Harrow & Pell in December 2015.'],
    ['what the house said', 'The clock in the hall made CHF 98,000, the house said.'],
  ])('%s', (_, content) => {
    expect(told(content)).toBe(false);
  });
});
