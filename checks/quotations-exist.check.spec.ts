import { foundBy } from './testing/checked.js';

const report = {
  id: 's1',
  title: 'What the room remembers of the autumn sale',
  text: 'The room was full by noon. “Buyers ask for papers first. They ask for a price last,” the director said. Nobody knew who would bid. In all 1,240 lots brought $17.8 million, and the collectors’ papers were sold apart.\n\nThe oldest lot had no box at all.',
};
const guide = {
  id: 's2',
  title: 'A guide',
  text: 'Tin rusts where cedar does not. Open the lid twice a year.',
};
const sources = [report, guide];

const verdictOf = (content: string) => [
  ...new Set(foundBy('quotations-exist', { content, sources }).map(({ verdict }) => verdict)),
];

const real = 'Buyers ask for papers first. They ask for a price last.';
const invented = 'Buyers ask for nothing first. They never ask for papers.';

describe('a quotation of several sentences beside a marker', () => {
  it.each<[string, (words: string) => string]>([
    ['in curly marks', (words) => `“${words}” [s1]`],
    ['with the marker behind who said it', (words) => `“${words}” the director said [s1].`],
    ['with who said it as a sentence', (words) => `“${words}” Ms. Arber said [s1].`],
    ['with the marker before it', (words) => `The director [s1] put it so: “${words}”`],
    ['with the marker within', (words) => `The director said: “${words} [s1]”`],
    ['in straight marks', (words) => `"${words}" [s1]`],
    ['in curly single marks', (words) => `‘${words}’ [s1]`],
    ['in straight single marks', (words) => `'${words}' [s1]`],
    ['in « »', (words) => `«${words}» [s1]`],
    ['in « » with blanks', (words) => `« ${words} » [s1]`],
    ['in « » with narrow blanks', (words) => `«\u202f${words}\u202f» [s1]`],
    ['in » «', (words) => `Er sagt: »${words}« [s1]`],
    ['in ‹ ›', (words) => `‹${words}› [s1]`],
    ['in „ “', (words) => `„${words}“ [s1]`],
    ['in „ ”', (words) => `„${words}” [s1]`],
    ['in ‚ ‘', (words) => `‚${words}‘ [s1]`],
    ['as a block', (words) => `> ${words} [s1]`],
    ['as a block with its author', (words) => `> ${words}\n>\n> — The director, in the autumn [s1]`],
    ['as a block with its author in its line', (words) => `> ${words} — The director [s1]`],
    ['as a block after its marker', (words) => `The director says [s1]:\n\n> ${words}`],
    [
      'with an opening mark on each paragraph',
      (words) => `“${words.replace('. ', '.\n\n“')}” the director said [s1].`,
    ],
    ['in a cell', (words) => `| who | what |\n|-|-|\n| director | “${words}” [s1] |`],
    ['in a heading', (words) => `## “${words}” [s1]\n\nA text.`],
    ['in an entry of a list', (words) => `- “${words}” [s1]\n- a box`],
    ['with marks of emphasis', (words) => `*“${words}”* [s1]`],
    ['with marks within', (words) => `“${words.replace('papers', "'papers'")}” [s1]`],
    ['with straight marks within', (words) => `"${words.replace('papers', '"papers"')}" [s1]`],
  ])('%s is looked up', (_, written) => {
    expect([verdictOf(written(real)), verdictOf(written(invented))]).toEqual([['pass'], ['fail']]);
  });
});

describe('a quotation', () => {
  it.each([
    ['‘The collectors’ papers were sold apart,’ it says [s1].', 'pass'],
    ["'The collectors' papers were sold apart,' it says [s1].", 'pass'],
    ['The ’90s were long and the dealers’ stock was small [s1].', 'pass'],
    ["It's the owners' box, and the '90s dial isn't [s1].", 'pass'],
    ['A 12" dial, a 14" case and a 16" box [s2].', 'pass'],
    ['“Tin rusts where cedar does not” [s2], and “They ask for a price last” [s1].', 'pass'],
    ['“Tin rusts where cedar does not” [s1], and “They ask for a price last” [s2].', 'fail'],
    ['“What the room remembers of the autumn sale” [s1] tells it.', 'pass'],
    ["‘Nobody could tell me anything’ isn't in it [s1].", 'fail'],
    ['“Buyers ask for papers first,” he said, “they ask for a price last” [s1].', 'pass'],
    ['“Buyers ask for nothing first,” he said, “they ask for a price last” [s1].', 'fail'],
  ])('is compared with its own source: %s', (content, verdict) => {
    expect(verdictOf(content)).toEqual([verdict]);
  });

  it.each([
    ['that is never closed', '“Buyers ask for nothing at all, he said [s1].'],
    ['that is closed twice', 'The director said: Buyers ask for nothing at all” [s1].'],
    ['whose end may be an apostrophe', "'Never sell the owners' boxes or the dealers' papers [s1]."],
    ['with a figure in another form', '“In all 1240 lots brought $17,800,000” [s1].'],
    ['with a figure in crores', '“In all 1240 lots brought $1.78 crore” [s1].'],
    ['with its figures in words', '“In all twelve hundred and forty lots brought $17.8 million” [s1].'],
  ])('%s is left to a person', (_, content) => {
    expect(foundBy('quotations-exist', { content, sources })).toMatchObject([
      { verdict: 'not-checked', reason: 'left-to-a-person' },
    ]);
  });

  it.each([
    '“In all 1,420 lots brought $17.8 million” [s1].',
    '“In all 1,240 lots brought $17.8 billion” [s1].',
    '“In all twelve hundred and fifty lots brought $17.8 million” [s1].',
  ])('with another figure is in no source: %s', (content) => {
    expect(verdictOf(content)).toEqual(['fail']);
  });
});

it('a quotation that is many times as long as its source is invented', () => {
  const content = `“${'The clock is old and rare. '.repeat(200)}” [s1]`;
  const sources = [{ id: 's1', title: 'The sale', text: 'The clock is old and rare.' }];
  const [result] = foundBy('quotations-exist', { content, sources });
  expect(result).toMatchObject({ verdict: 'fail' });
});

it('of thousands of marks in one paragraph nobody says what they quote', () => {
  const sources = [{ id: 's1', title: 'The sale', text: 'The clock is old and rare.' }];
  const results = foundBy('quotations-exist', { content: `${'“a” '.repeat(2_501)} [s1]`, sources });
  expect(results).toMatchObject([{ verdict: 'not-checked', reason: 'left-to-a-person' }]);
});
