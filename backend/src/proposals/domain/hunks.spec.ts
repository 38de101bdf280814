import { withReplacements } from '../../articles/contract.js';
import { hunksOf, hunksOutside } from './hunks.js';

const text = (before: string, after: string) =>
  hunksOf(before, after, 0).map((hunk) => [hunk.before, hunk.after]);

describe('the changes that make one passage another', () => {
  it('are told word by word, with the offsets of the whole text', () => {
    expect(hunksOf('The big box is in the cupboard.', 'The small box is in the drawer.', 100)).toEqual([
      { id: 'h1', start: 104, end: 107, before: 'big', after: 'small' },
      { id: 'h2', start: 122, end: 130, before: 'cupboard', after: 'drawer' },
    ]);
  });

  it('are one where only a word parts them, and two across a line', () => {
    expect(text('keep big boxes and long papers here', 'keep all boxes and short papers here')).toHaveLength(
      2,
    );
    expect(text('from 10 and 30 on', 'from 14 and 22 on')).toEqual([['10 and 30', '14 and 22']]);
    expect(text('one\n\ntwo', 'eins\n\nzwei')).toHaveLength(2);
  });

  it('are none for the same text, and one for a text that is written anew', () => {
    const words = (word: string) => Array.from({ length: 2_000 }, (_, at) => `${word}${at}`).join(' ');
    expect(text('Same.', 'Same.')).toEqual([]);
    expect(text(words('a'), words('b'))).toHaveLength(1);
  });

  it.each([
    ['A box.', ''],
    ['A box.', 'Another box, and more.\n\n## Head\n\nText.'],
    ['- one\n- two\n- three', '- one\n- three\n- four'],
    ['He said “no”, it’s 1,004.', 'He said “yes”, it isn’t 1,005!'],
  ])('lead from %j to %j when all are taken', (before, after) => {
    expect(withReplacements(`>>${before}<<`, hunksOf(before, after, 2))).toBe(`>>${after}<<`);
  });
});

describe('the changes outside of what is locked', () => {
  const before = 'One box.\n\nMy own words.\n\nOne box.';
  const locked = [{ start: 10, end: 23 }];
  const kept = (after: string) => withReplacements(before, hunksOutside(before, after, locked));

  it.each([
    [
      'all that stands around it',
      'A chest.\n\nMy own words.\n\nA case.',
      'A chest.\n\nMy own words.\n\nA case.',
    ],
    [
      'without other words in it',
      'A chest.\n\nHer fine words.\n\nOne box.',
      'A chest.\n\nMy own words.\n\nOne box.',
    ],
    ['without words put at its ends', 'One box. And my own words. More.\n\nOne box.', before],
    ['without its end', 'One box.', before],
    ['with a paragraph between', 'One box.\n\nNew.\n\nMy own words.\n\nOne box.', before],
  ])('are %s', (_, after, expected) => {
    expect(kept(after)).toContain('\n\nMy own words.\n\n');
    expect(kept(after)).toBe(expected);
  });

  it('are numbered, and none is within any of several stretches', () => {
    const text = 'One box. Mine. Two boxes. Mine, too. Three boxes.';
    const mine = [
      { start: 9, end: 14 },
      { start: 26, end: 36 },
    ];
    expect(hunksOutside(text, 'No box. Mine. No boxes. Mine, too. No boxes.', mine)).toEqual([
      { id: 'h1', start: 0, end: 3, before: 'One', after: 'No' },
      { id: 'h2', start: 15, end: 18, before: 'Two', after: 'No' },
      { id: 'h3', start: 37, end: 42, before: 'Three', after: 'No' },
    ]);
  });
});
