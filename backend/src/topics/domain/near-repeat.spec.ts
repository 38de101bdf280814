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

  it('is like one with the same words in the plural', () => {
    expect(new EarlierTitles(['The box and the policy']).like('Boxes and policies')).toBeDefined();
  });

  it('counts from when it is known', () => {
    const titles = new EarlierTitles([]);
    expect(titles.same('New')).toBeUndefined();
    titles.add('New');
    expect([titles.same('new!'), titles.like('new!')]).toEqual(['New', 'New']);
  });
});

describe('a subject', () => {
  const ideas = [
    [
      'Why the box matters',
      'What auctions pay for watches with their box, and for the same watches without it.',
    ],
    ['Moving a wine cellar', 'What a carrier owes the owner of bottles that got warm on the way.'],
    ['The comic in the attic', 'How paper ages under a roof, and which sleeves keep it white.'],
  ] as const;
  const earlierIdeas = new EarlierTitles([]);
  for (const [title, angle] of ideas) earlierIdeas.add(title, angle);

  it.each([
    [
      'Half the price of a watch is cardboard',
      'Compare what auctions pay for a watch with its box and without.',
      'Why the box matters',
    ],
    [
      'Who pays for warm bottles',
      'What carriers owe owners of a cellar when wine got warm on the way.',
      'Moving a wine cellar',
    ],
  ])('is like that of an earlier idea under another title: %s', (title, angle, like) => {
    expect(earlierIdeas.like(title)).toBeUndefined();
    expect(earlierIdeas.like(title, angle)).toBe(like);
  });

  it.each([
    ['Reading a hallmark', 'What the stamps inside a ring tell of its maker, and what they leave open.'],
    ['Watches under water', 'Which watches stay dry, and what their makers promise on paper.'],
    ['What auctions keep for themselves', 'How fees for buyers and sellers are made up, house by house.'],
    ['Insuring a cellar', 'Which policies ask for a list of bottles, and how often it has to be made anew.'],
  ])('is another: %s', (title, angle) => {
    expect(earlierIdeas.like(title, angle)).toBeUndefined();
  });

  it('is another where only the angle is worded alike', () => {
    const alike = new EarlierTitles([]);
    alike.add('Old prints', 'Follow one object from door to door.');
    expect(alike.like('Graded cards', 'Follow one object from door to door.')).toBeUndefined();
  });
});
