import { lostWords, type LostWords } from './lost-words.js';
import { aText } from './testing/checked.js';
import { parseText } from './text/parsed-text.js';

const none: LostWords = { figures: [], uncited: [], markers: [], quotations: [] };
const lost = (before: string, after: string, given: readonly string[] = []) =>
  lostWords(parseText(aText({ content: before })), parseText(aText({ content: after })), given);

describe('what a revision lost', () => {
  it.each<[string, string, string]>([
    ['words', 'The clock went for $4.2 million.', 'For $4.2 million somebody bought the clock.'],
    ['the form of a number', 'It cost 1,200 dollars, 12% more.', 'It cost $1,200, 12 percent more.'],
    ['the place of a number', 'In 1952 it was made. It is old.', 'It is old. It was made in 1952.'],
    ['a marker that stands twice', 'It is old [s1]. It is blue [s1].', 'It is old and blue [s1].'],
    ['numbers of a list', '1. One\n2. Two', '- One\n- Two'],
    ['a number word', 'Two of them are old.', 'Both are old.'],
  ])('is nothing where it changed %s', (_, before, after) => {
    expect(lost(before, after)).toEqual(none);
  });

  it.each<[string, string, Partial<LostWords>]>([
    ['The clock went for $4.2 million.', 'The clock went for millions.', { figures: ['$4.2 million'] }],
    ['The clock of 1952 went for £40.', 'The clock went for £41.', { figures: ['1952', '£40'] }],
    ['It is old [s1]. It is blue [s2].', 'It is old [s1]. It is blue.', { markers: ['[s2]'] }],
    ['It rose by 12% [s1].', 'It rose by 12%, and it is old. It is blue [s1].', { uncited: ['12%'] }],
    [
      'The dealer said “never sell the box alone” to him.',
      'The dealer told him to keep the box.',
      { quotations: ['“never sell the box alone”'] },
    ],
    ['Told.\n\n> Never sell the box.', 'Told.', { quotations: ['Never sell the box.'] }],
  ])('of %j is told', (before, after, expected) => {
    expect(lost(before, after)).toEqual({ ...none, ...expected });
  });

  it('is nothing that stood in a passage at fault', () => {
    const sentence = 'It rose by 12% [s9], “as all of them know” today.';
    expect(lost(`${sentence} It is old.`, 'It is old.', [sentence])).toEqual(none);
    expect(lost(`${sentence} It fell by 9%.`, 'It fell.', [sentence])).toEqual({ ...none, figures: ['9%'] });
  });
});
