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
    ['of sellers', 'Dealers sold the clock for £31,000 in May 2015 without a key.'],
    ['of an owner', 'Its owner paid £31,000 for the clock, and the key came with it.'],
    ['of a list', 'The list of buyers grew by 40% within a year of the fire.'],
    ['of books', 'The books fetched £4,000 in all, and the case another £900.'],
    ['of records', 'The records of the club cost $4,000 to print and to bind.'],
    ['of a letter', 'A letter of that hand costs about $4,000 in the trade now.'],
    ['of studies that nobody names', 'Studies show that 40% of the owners have no key to the clock.'],
    ['of a house', 'The house was sold for £4.2 million to the owner of the clock.'],
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
    ['an invoice', 'The clock’s invoice shows a price of £40 for the clock and the key.'],
    ['a letter', 'A letter from the maker, dated 1952, gives the price of the clock as £40.'],
    ['a ledger of a year', 'The ledger of the firm for 1911 records a price of £40 for the clock.'],
    ['where it stands', 'The price of the clock, £40,000, stands in the ledger of the house.'],
    ['what was printed', 'The estimate of £40,000 was printed in the catalogue of the sale.'],
    ['the words of a dealer', 'In the words of the dealer, the clock cost him $4,000 and the key a hundred.'],
    ['an account', 'By the house’s own account, the clock and the key brought £40,000.'],
    ['evidence', 'On the evidence of the ledger, the clock brought £40,000 to the house.'],
    ['what a ledger tells', 'The price, so the ledger tells, was £40,000 for the clock and the key.'],
    ['a survey by somebody', 'In a survey by the club, 40% of the owners had no key to the clock.'],
    ['a house that sold', 'Harrow & Pell sold the clock for £31,000 on 12 May 2015.'],
    ['a house that sold on a day', 'On 3 June 2019 Harrow & Pell sold the clock for £31,000 to the trade.'],
    ['a sale at a house', 'At Harrow & Pell in New York in June 2019 the clock sold for $31,000.'],
    ['a report', 'The insurer’s annual report for 2019 gives the share of thefts as 12%.'],
    ['what the house said', 'The clock in the hall made CHF 98,000, the house said.'],
  ])('%s', (_, content) => {
    expect(told(content)).toBe(false);
  });
});
