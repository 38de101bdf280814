import { FiguresWithCaveats } from './dropped-caveats.js';

const droppedOf = (article: string, ...caption: readonly string[]): string[] =>
  new FiguresWithCaveats(article).dropped(caption).map(({ caveat }) => caveat);

describe('a caveat that a caption drops', () => {
  it.each([
    ['Of 214 owners asked, 41 percent keep the box.', '41 percent keep the box.', 'Of 214 owners asked'],
    [
      'The club found in a survey of 214 owners that 41% keep it.',
      'Some 41% keep it.',
      'survey of 214 owners',
    ],
    ['Only 88 of 214 owners keep the box.', 'Only 88 owners keep the box.', 'of 214 owners'],
    [
      'According to the Example Club, 12 percent insure it.',
      'Only 12 percent insure it.',
      'According to the Example Club',
    ],
    ['By its own account the house sold 320 lots.', 'The house sold 320 lots.', 'By its own account'],
    ['An estimated 30,000 were made.', 'All in all 30,000 were made.', 'estimated'],
    ['Some 30,000 were made, by one estimate.', 'Just 30,000 were made.', 'were made, by one estimate'],
    ['The watch brought 84,000 dollars before fees.', 'It brought 84,000 dollars.', 'before fees'],
    [
      'It sold for $84,000, excluding the buyer’s premium.',
      'It sold for $84,000.',
      'excluding the buyer’s premium',
    ],
    ['A box adds up to 30 percent.', 'A box adds 30 percent.', 'up to'],
    ['It costs at least $400 a year.', 'It costs $400 a year.', 'at least'],
    [
      'According to the\nExample Club, **12** percent insure it.',
      'Only 12 percent do.',
      'According to the Example Club',
    ],
  ])('is found: %s', (article, caption, caveat) => {
    expect(droppedOf(article, 'Keep the box.', caption)).toEqual([caveat]);
  });

  it.each([
    ['that it keeps', 'Of 214 owners asked, 41 percent keep it.', 'Of 214 owners, 41 percent keep it.'],
    ['that it keeps in other words', 'Of 214 owners asked, 41 percent keep it.', 'A survey says 41 percent.'],
    ['of the number of people asked', 'Of 214 owners asked, most keep the box.', 'We asked nobody, 214 did.'],
    [
      'whose source it names',
      'According to the Example Club, 12 percent do.',
      'The Example Club counts 12 percent.',
    ],
    ['of an estimate that it hedges', 'An estimated 30,000 were made.', 'About 30,000 were made.'],
    ['of a bound', 'A box adds up to 30 percent.', 'A box can add as much as 30 percent.'],
    ['of costs', 'It brought 84,000 dollars before fees.', 'It brought 84,000 dollars without fees.'],
    [
      'of another figure',
      'It sold for 84,000 dollars against an estimate of 50,000.',
      'It sold for 84,000 dollars.',
    ],
    [
      'of the figure that follows',
      'It brought 84,000 dollars, then 50,000 (estimated).',
      'It brought 84,000 dollars.',
    ],
    [
      'of another clause',
      'The house sold 320 lots, and a watch brought 84,000 dollars before fees.',
      'The house sold 320 lots.',
    ],
    [
      'that the article drops itself elsewhere',
      'An estimated 30,000 were made. The 30,000 were steel.',
      'All 30,000 were steel.',
    ],
    ['of a year', 'According to the club, it opened in 2019.', 'It opened in 2019.'],
    ['of no figure', 'According to the club, boxes get lost.', 'Boxes get lost.'],
    ['of a figure that isn’t there', 'According to the club, 12 percent do.', 'Some 14 percent do.'],
    [
      'where there is none',
      'A box of 1970 doubles a price of 4,000 dollars.',
      'A price of 4,000 dollars doubles.',
    ],
    ['of an age', 'The watch is over 40 years old.', 'The watch is 40 years old.'],
  ])('is none %s', (_, article, caption) => {
    expect(droppedOf(article, caption)).toEqual([]);
  });

  it('is looked for in the longest article in no time', () => {
    const began = performance.now();
    for (const article of [
      'of 214 '.repeat(28_000),
      'according to 1 '.repeat(13_000),
      '1 '.repeat(100_000),
    ]) {
      droppedOf(article, 'Of 214 and 1.');
    }
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
