import { hostileTexts } from '../testing/hostile-texts.js';
import { parseText } from './parsed-text.js';
import { aText } from '../testing/checked.js';
import { sentenceRanges } from './sentences.js';

const sentencesOf = (content: string) =>
  parseText(aText({ content })).sentences.map(({ start, end }) => content.slice(start, end));

describe('one sentence', () => {
  it.each([
    'The watch, Ref. 1518, was sold with Ref. No. 2499.',
    'It brought Rs. 2.4 crore in the room.',
    'The lot went for Fr. 52,000 to a dealer.',
    'It brought 1,2 Mio. Franken in the end.',
    'Est. $5,000 to $8,000 for the pair.',
    'Est. CHF 5,000 for the pair.',
    'Ca. 1890, with Diam. 37 mm and a later strap.',
    'It came from Messrs. Arber and Vane of Hill St. Mary.',
    'A case of 18 ct. gold and a dial of 2 in. width.',
    'Lots Nos. 12 and 14, and No. A112, were withdrawn.',
    'Capt. J. P. Arber left it to Mt. Vane College.',
    'The U.S. Mint struck it, cf. Vol. II, p. 14.',
    'It was sold on Dec. 4 and paid on Jan. 9.',
    'It sold for approx. 900 dollars incl. VAT.',
    'Arber & Co. Ltd. Geneva signed the dial.',
    'Es wurde am 3. Mai verkauft.',
    '“Is it real?” she asked.',
    'It weighs 3.02 ct. and is cut as a cushion.',
    'The strap etc. were left out by Dr. Vane.',
  ])('is not cut: %s', (content) => {
    expect(sentencesOf(content)).toEqual([content]);
  });
});

it.each([
  ['Kgl.', 'It came from the Kgl. Porzellan Manufaktur in the end.'],
  ['kgl', 'It came from the Kgl. Porzellan Manufaktur in the end.'],
  ['o.J.', 'The medal, o.J. Silver, was the last lot.'],
])('the house’s own abbreviation %s ends no sentence', (abbreviation, content) => {
  const sentences = (abbreviations: string[]) => {
    const text = aText({ content });
    return parseText({ ...text, rules: { ...text.rules, abbreviations } }).sentences;
  };
  expect(sentences([])).toHaveLength(2);
  expect(sentences([abbreviation])).toHaveLength(1);
});

describe('two sentences', () => {
  it.each([
    ['It was sold in 1987.', '12 bidders wanted it.'],
    ['Her answer was No.', 'The dial is new.'],
    ['They buy on the net.', 'eBay takes a share.'],
    ['It was struck in the U.S.', 'The mint closed later.'],
    ['It was made by Arber & Co.', 'The dial is signed.'],
    ['It was sold in Dec.', 'The buyer paid at once.'],
    ['It brought CHF 3 Mio.', 'The buyer was in the room.'],
    ['The market fell.¹', 'It rose again.'],
    ['The market fell.*', 'It rose again.'],
    ['The market fell.[1]', 'It rose again.'],
    ['The market fell.[s1]', 'It rose again.'],
    ['The market fell.', '[s1, s2] It rose again.'],
    ['He said: „Nie.“', 'Then he left.'],
    ['Write it down.', '`Serial` is what counts.'],
  ])('are told apart: %s %s', (first, second) => {
    const sentences = sentencesOf(`${first} ${second}`);
    expect(sentences).toHaveLength(2);
    expect(sentences[0]?.startsWith(first)).toBe(true);
  });
});

it.each(Object.entries(hostileTexts))('are found in no time: %s', (_, textOf) => {
  const before = process.cpuUsage();
  sentenceRanges(textOf(200_000));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(500);
});
