import { foundBy } from './testing/checked.js';

const sale = {
  id: 's1',
  title: 'The sale',
  text: 'The clock brought $9,000 and the watch, ref. 5711/1R, £40,000. Prices rose 8% in 2024. The total was $17,752,500 for 12 lots; the dial is 37 mm wide.',
};
const other = {
  id: 's2',
  title: 'The other sale',
  text: 'The chest brought £65,000 in 2019, after 31 bids. They made £3 million.',
};

const told = (content: string): string[] =>
  foundBy('numbers-from-sources', { content, sources: [sale, other] })
    .filter(({ verdict }) => verdict === 'fail')
    .map(({ message }) => message);

describe('an amount beside a marker', () => {
  it.each([
    ['absent', 'The clock brought $9,500 [s1].', '9,500 is not in [s1].'],
    [
      'in another currency',
      'The clock brought €9,000 [s1].',
      '€9,000 is in another currency than in [s1], which has $9,000.',
    ],
    [
      'a thousand times too high',
      'The clock brought $9 million [s1].',
      '$9 million is of another order of magnitude than in [s1], which has $9,000.',
    ],
    [
      'a thousand times too low, with a full stop',
      'They made £3 thousand [s2].',
      '£3 thousand is of another order of magnitude than in [s2], which has £3 million.',
    ],
    [
      'with another unit',
      'It rose by 12 per cent [s1].',
      '12 per cent has another unit than in [s1], which has 12.',
    ],
    ['in the other direction', 'Prices fell 8% [s1].', '8% is said to be a fall, and in [s1] a rise.'],
    ['rounded', 'The total was $17.8 million [s1].', '$17.8 million is rounded: [s1] has $17,752,500.'],
    ['converted', 'The dial is 1.46 inches wide [s1].', '1.46 inches is converted: [s1] has 37 mm.'],
    [
      'converted to another currency',
      'The clock brought $9,000 (about £6,700) [s1].',
      '£6,700 is converted at a rate that is not in [s1], which has $9,000.',
    ],
    [
      'converted from another currency',
      'The clock brought €8,300, or $9,000 [s1].',
      '€8,300 is converted at a rate that is not in [s1], which has $9,000.',
    ],
    ['beside another amount', 'The clock brought $9,000, the box £6,700 [s1].', '6,700 is not in [s1].'],
    ['another reference', 'The watch is a 5711/1A [s1].', '5711/1A is not in [s1], which has 5711/1R.'],
    [
      'of the next source',
      'The chest brought £65,000[s1] and the clock $9,000[s1].',
      '65,000 is not in [s1].',
    ],
    ['of two markers', 'There were 77 bids [s1][s2].', '77 is not in [s1] or [s2].'],
    ['in a heading', '## The clock at $9,500 [s1]', '9,500 is not in [s1].'],
    ['in a table', '| Lot | Price |\n| --- | --- |\n| Clock | $9,500 [s1] |', '9,500 is not in [s1].'],
    ['in words', 'It rose by nine per cent [s1].', 'nine is not in [s1].'],
  ])('is told as %s', (_, content, message) => {
    expect(told(content)).toEqual([message]);
  });

  it('may not be exchanged with one beside another marker', () => {
    expect(told('The clock brought $9,000[s2] and the chest £65,000[s1].')).toEqual([
      '$9,000 is not in [s2] beside it, but in [s1].',
      '£65,000 is not in [s1] beside it, but in [s2].',
    ]);
  });

  it.each([
    'The clock brought 9,000 dollars [s1][s2].',
    'The total was about $17.8 million [s1].',
    'The clock brought $9,000[s1] and the chest £65,000[s2].',
    'In 2019 the chest, after 12 lots [s1], took 31 bids [s2].',
    '## The clock at $9,000 [s1]\n\nIt was seen.',
    '| Lot | Price |\n| --- | --- |\n| Clock | $9,000 [s1] |\n| Chest | £65,000 [s2] |',
    'Two men and one dozen chairs were there [s1].',
  ])('is not told where it is right: %s', (content) => {
    expect(told(content)).toEqual([]);
  });
});

describe('a sentence that nobody reads to its end', () => {
  const content = (figure: string): string =>
    `The clock brought ${figure}${', and so on'.repeat(2_000)} [s1].`;

  it('is looked up as far as it is read', () => {
    expect(told(content('$9,500'))).toEqual(['9,500 is not in [s1].']);
  });

  it('is not said to be right', () => {
    const [result] = foundBy('numbers-from-sources', { content: content('$9,000'), sources: [sale] });
    expect(result).toMatchObject({ verdict: 'not-checked', reason: 'could-not-be-checked' });
  });
});

describe('a part of what its source counts', () => {
  const survey = {
    id: 's1',
    title: 'The survey',
    text: 'Of the 214 owners who answered, 88 kept a written inventory. At the spring sale 126 of 214 lots failed to find a buyer. Some 3.5 million visitors came, and 214 lots were listed.',
  };
  const said = (content: string): string[] =>
    foundBy('numbers-from-sources', { content, sources: [survey] })
      .filter(({ verdict }) => verdict === 'fail')
      .map(({ message }) => message);

  it.each([
    ['More than half of the owners kept a written inventory [s1].', 'More than half of'],
    ['A majority of owners kept a written inventory [s1].', 'A majority'],
    ['Most of the owners kept a written inventory [s1].', 'Most'],
    ['Two in three owners kept a written inventory [s1].', 'Two in three'],
    ['Only a quarter of the owners kept a written inventory [s1].', 'a quarter of'],
    ['40 per cent of the owners kept a written inventory [s1].', '40 per cent'],
    [
      'Fewer than a third of owners kept an inventory in writing, a written one [s1].',
      'Fewer than a third of',
    ],
  ])('is told where the count is another: %s', (content, shown) => {
    expect(said(content)).toEqual([`“${shown}” is not what [s1] counts: 88 of 214 is 41 per cent.`]);
  });

  it.each([
    'Fewer than half of the owners kept a written inventory [s1].',
    'Four in ten owners kept a written inventory [s1].',
    'A minority of owners kept a written inventory [s1].',
    '41 per cent of the owners kept a written inventory [s1].',
    'About 40 per cent of the owners kept a written inventory [s1].',
    'More than half of the owners kept no written inventory [s1].',
    'More than half of the lots failed to find a buyer at the sale [s1].',
    'Nearly 60 per cent of the lots failed to find a buyer [s1].',
    'Most of the dealers closed early that evening [s1].',
    'A third of an inch of dust lay on the inventory [s1].',
    'The second half of the inventory is in her hand [s1].',
    'Three and a half million visitors came [s1].',
    'Two hundred and fourteen lots were listed [s1].',
    'Two or three hundred people asked, and a hundred and one stories were told of it [s1].',
  ])('passes where it is what was counted, or of something else: %s', (content) => {
    expect(said(content)).toEqual([]);
  });

  it.each([
    ['Four and a half million visitors came [s1].', 'Four and a half million'],
    ['Two hundred and forty-one lots were listed [s1].', 'Two hundred and forty-one'],
  ])('in words is looked up: %s', (content, figure) => {
    expect(said(content)).toEqual([`${figure} is not in [s1].`]);
  });

  it('is counted with the decimal sign of the whole source', () => {
    const text = 'The two days made €1.234.567,50. Of the 1.250 lots that were offered, 500 found a buyer.';
    const content = 'More than half of the lots found a buyer [s1].';
    const [told] = foundBy('numbers-from-sources', { content, sources: [{ ...survey, text }] });
    expect(told?.message).toBe('“More than half of” is not what [s1] counts: 500 of 1250 is 40 per cent.');
  });
});
