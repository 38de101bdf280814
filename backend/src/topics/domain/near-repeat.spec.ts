import { EarlierTitles } from './near-repeat.js';

const earlier = new EarlierTitles(['A cask is not a bottle', 'Who still winds the clocks?', '…']);

describe('a title', () => {
  it.each(['Who still winds the clocks?', 'WHO STILL “WINDS” THE CLOCKS', 'Who still winds: the clocks'])(
    'is the same, case and signs apart: %s',
    (title) => {
      expect(earlier.same(title)).toBe('Who still winds the clocks?');
    },
  );

  it.each(['The clocks, who still winds?', 'Who still winds the old clocks?', '?!'])(
    'is another: %s',
    (title) => {
      expect(earlier.same(title)).toBeUndefined();
    },
  );

  it.each([
    ['the same words in another order', 'A bottle is not a cask', 'A cask is not a bottle'],
    ['one word more', 'Who still winds the old clocks?', 'Who still winds the clocks?'],
    ['another template around the same subject', 'Why winds a clocks', 'Who still winds the clocks?'],
  ])('is like one with %s', (_, title, like) => {
    expect(earlier.like(title)).toBe(like);
  });

  it.each([
    ['the words without meaning', 'Who still sells the watches?'],
    ['no words', '?!'],
    ['another subject', 'The crate between two policies'],
  ])('is not like one with %s in common', (_, title) => {
    expect(earlier.like(title)).toBeUndefined();
  });

  it('counts from when it is known', () => {
    const titles = new EarlierTitles([]);
    expect(titles.same('New')).toBeUndefined();
    titles.add('New');
    expect([titles.same('new!'), titles.like('new!')]).toEqual(['New', 'New']);
  });
});
