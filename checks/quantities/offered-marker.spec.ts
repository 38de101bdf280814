import { foundBy } from '../testing/checked.js';

const ledger = { id: 's1', title: 'A ledger', text: 'Prices rose by 12% in a year, to $4,200.' };
const other = {
  id: 's2',
  title: 'A list',
  text: 'The prices of the clocks rose by 9%, and the list has 12 pages.',
};

/** The sentence with the marker that the check offers, for a sentence without a source. */
function offered(content: string, ...sources: (typeof ledger)[]): string | null | undefined {
  const [found] = foundBy('figures-have-source', { content, sources });
  expect(found).toMatchObject({ verdict: 'fail', fix: 'model' });
  return found?.suggestion;
}

describe('a figure without a source', () => {
  it.each([
    ['The price of it rose by 12% in a year.', 'The price of it rose by 12% in a year [s1].'],
    ['**The price of it rose by 12% in a year.**', 'The price of it rose by 12% in a year [s1].**'],
    ['The price of it rose by 12 percent to $4,200', 'The price of it rose by 12 percent to $4,200 [s1]'],
  ])('%j is offered the marker of the source that has its numbers', (content, expected) => {
    expect(offered(content, ledger, other)).toBe(expected);
  });

  it.each([
    ['no source has its number', 'The price of it rose by 40% in a year.', [ledger, other]],
    ['one of its numbers is in no source', 'The price of it rose by 12% to $5,000 in a year.', [ledger]],
    [
      'two sources have its number',
      'The price of it rose by 12% in a year.',
      [ledger, { ...ledger, id: 's3' }],
    ],
    ['there are no sources', 'The price of it rose by 12% in a year.', []],
    ['its number is in words', 'The price of it rose by twelve percent in a year.', [ledger]],
  ])('is offered none where %s', (_, content, sources) => {
    expect(offered(content, ...sources)).toBeNull();
  });
});
