import { structureChanges } from './structure-changes.js';

describe('structure before and after', () => {
  it('is the same when only words change', () => {
    const before = '## Papers\n\nKeep [the box](https://example.org/a) [s1].\n\n- one\n- two';
    expect(structureChanges(before, before.replace('Keep', 'Hold').replace('Papers', 'Boxes'))).toEqual([]);
  });

  it.each([
    ['## Papers\n\nText.', 'Text.', ['One heading is missing.']],
    ['- one\n- two\n- three', '- one', ['2 list items are missing.']],
    ['See [a](https://example.org/a).', 'See a.', ['One link is missing: https://example.org/a.']],
    ['As told [s1], and [s2].', 'As told [s2].', ['One marker of a source is missing: [s1].']],
    ['Text.', '## New\n\nText.', ['One heading is new.']],
  ])('tells what %j loses or gains as %j', (before, after, notes) => {
    expect(structureChanges(before, after)).toEqual(notes);
  });

  it('may gain the marker that was offered, and no other', () => {
    const [before, offered] = ['Prices rose.', ['Prices rose [s1].']];
    expect(structureChanges(before, 'Prices rose [s1].', offered)).toEqual([]);
    expect(structureChanges(before, 'Prices rose [s2].', offered)).toEqual([
      'One marker of a source is new: [s2].',
    ]);
  });

  it('is not compared where that would take too long', () => {
    expect(structureChanges('['.repeat(20_000), 'a')).toHaveLength(1);
  });
});
