import { placeOf, withReplacements } from './passage.js';

const earlier = 'One line.\n\nThe box is old. The box is big.\n\nLast line.\n';
const passage = (text: string, from = 0) => {
  const start = earlier.indexOf(text, from);
  return { start, end: start + text.length };
};
const found = (later: string, text: string, from = 0) => {
  const at = placeOf(earlier, later, passage(text, from));
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
    expect(placeOf(earlier, `New.\n\n${earlier}`, second)).toBe(second.start + 'New.\n\n'.length);
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
