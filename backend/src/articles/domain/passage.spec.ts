import { afterTaking, placeInLaterText, withReplacements } from './passage.js';

const earlier = 'One line.\n\nThe box is old. The box is big.\n\nLast line.\n';
const passage = (text: string, from = 0) => {
  const start = earlier.indexOf(text, from);
  return { start, end: start + text.length };
};
const found = (later: string, text: string, from = 0) => {
  const at = placeInLaterText(earlier, later, passage(text, from));
  return at === undefined ? undefined : later.slice(at, at + text.length);
};

describe('a passage of an earlier text', () => {
  it.each([
    ['nothing changed', earlier],
    ['something changed before it', earlier.replace('One', 'A first')],
    ['something changed behind it', earlier.replace('Last', 'The very last')],
    ['something changed before and behind it', `New.\n\n${earlier.replace('Last line.', 'The end.')}`],
  ])('is found again when %s', (_, later) => {
    expect(found(later, 'The box is old.')).toBe('The box is old.');
  });

  it('is found within a line that changed on both sides, when it is there once', () => {
    const later = earlier.replace('The box is old.', 'Indeed, the box is old!').replace('big.', 'large.');
    expect(found(later, 'box is old')).toBe('box is old');
    expect(found(later, 'box is')).toBeUndefined();
  });

  it('is not found when it was changed or taken out', () => {
    expect(found(earlier.replace('is old', 'was old'), 'The box is old.')).toBeUndefined();
    expect(found(earlier.replace('The box is old. ', ''), 'The box is old.')).toBeUndefined();
  });

  it('is the second of two like ones where that is what it was', () => {
    const second = passage('The box', earlier.indexOf('old'));
    expect(placeInLaterText(earlier, `New.\n\n${earlier}`, second)).toBe(second.start + 'New.\n\n'.length);
  });

  it('is one of two like ones in a line that changed only before it, or only behind it', () => {
    const line = 'A box is a box is a box.';
    const last = { start: line.lastIndexOf('a box'), end: line.length - 1 };
    expect(placeInLaterText(line, `Whether ${line}`, last)).toBe(last.start + 'Whether '.length);
    const first = { start: 9, end: 14 };
    expect(placeInLaterText(line, line.replace('box.', 'bag.'), first)).toBe(first.start);
    expect(placeInLaterText(line, `Whether ${line.replace('box.', 'bag.')}`, first)).toBeUndefined();
  });

  it.each([
    ['lines came above', 'New one.\nNew two.\n', '', 'End.\n'],
    ['lines went above', '', 'Old one.\nOld two.\n', 'End.\n'],
    ['lines came for others', 'New.\n', 'Old one.\nOld two.\n', 'End.\n'],
  ])('is one of two like lines between changed ones, when %s', (_, came, went, ending) => {
    const kept = 'Kept.\nThe same.\nKept, too.\nThe same.\n';
    const before = `${went}${kept}Last.\n`;
    const after = `${came}${kept}${ending}`;
    for (const at of [kept.indexOf('The same.'), kept.lastIndexOf('The same.')]) {
      const place = { start: went.length + at, end: went.length + at + 'The same.\n'.length };
      expect(placeInLaterText(before, after, place)).toBe(came.length + at);
    }
  });

  it('is the first, or the last, of what stayed', () => {
    const [same, old, now] = ['The same.\n', 'Old.\n', 'New line.\n'];
    for (const place of [0, same.length]) {
      const start = old.length + place;
      const at = placeInLaterText(`${old}${same}${same}Last.\n`, `${now}${same}${same}End.\n`, {
        start,
        end: start + same.length,
      });
      expect(at).toBe(now.length + place);
    }
  });
});

it('stretches are replaced wherever they stand, insertions too', () => {
  const replacements = [
    { start: 0, end: 3, after: 'A' },
    { start: 8, end: 8, after: ' more' },
    { start: 4, end: 8, after: '' },
  ];
  expect(withReplacements('One line.', replacements)).toBe('A  more.');
});

it.each([[[0, 1]], [[1, 0]]])('what is inserted before a replaced stretch stands there: %j', (order) => {
  const replacements = [
    { start: 4, end: 4, after: 'long ' },
    { start: 4, end: 8, after: 'text' },
  ];
  const given = order.flatMap((index) => replacements[index] ?? []);
  expect(withReplacements('One line.', given)).toBe('One long text.');
});

describe('what is left of a proposal', () => {
  const hunks = [
    { id: 'a', start: 4, end: 7, after: 'this' },
    { id: 'b', start: 7, end: 11, after: '' },
    { id: 'c', start: 11, end: 12, after: '!' },
  ];
  const proposed = { madeFor: 'Keep the box. Keep all.', passage: { start: 0, end: 13 }, hunks };

  it('is the proposal when nothing was taken', () => {
    expect(afterTaking(proposed, [])).toEqual(proposed);
  });

  it('stands behind what was taken, as far as that grew or shrank', () => {
    expect(afterTaking(proposed, ['a'])).toEqual({
      madeFor: 'Keepthise box. Keep all.',
      passage: { start: 0, end: 14 },
      hunks: [
        { id: 'b', start: 8, end: 12, after: '' },
        { id: 'c', start: 12, end: 13, after: '!' },
      ],
    });
    expect(afterTaking(proposed, ['b'])).toEqual({
      madeFor: 'Keep thx. Keep all.',
      passage: { start: 0, end: 9 },
      hunks: [
        { id: 'a', start: 4, end: 7, after: 'this' },
        { id: 'c', start: 7, end: 8, after: '!' },
      ],
    });
  });
});
