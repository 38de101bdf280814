import { EarlierTitles } from './near-repeat.js';

const earlier = new EarlierTitles(['A cask is not a bottle', 'Who still winds the clocks?', '…']);

describe('a title', () => {
  it.each([
    ['the same words in another order', 'A bottle is not a cask', 'A cask is not a bottle'],
    ['another case and other marks', 'WHO STILL “WINDS” THE CLOCKS', 'Who still winds the clocks?'],
    ['one word more', 'Who still winds the old clocks?', 'Who still winds the clocks?'],
    ['six of ten words', 'Who winds the watches now?', 'Who still winds the clocks?'],
  ])('nearly repeats one with %s', (_, title, near) => {
    expect(earlier.nearest(title)).toBe(near);
  });

  it.each([
    ['fewer than six of ten words', 'Who sells the watches now?'],
    ['no words', '?!'],
    ['another subject', 'The crate between two policies'],
  ])('does not with %s in common', (_, title) => {
    expect(earlier.nearest(title)).toBeUndefined();
  });

  it('counts from when it is known', () => {
    const titles = new EarlierTitles([]);
    expect(titles.nearest('New')).toBeUndefined();
    titles.add('New');
    expect(titles.nearest('new!')).toBe('New');
  });
});
