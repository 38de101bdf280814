import { foldedName, nameFault } from './plain-name.js';

describe('a name', () => {
  it.each([
    ['a blank of no width', '\u200b'],
    ['a joiner', '\u200d'],
    ['a direction override', '\u202e'],
    ['a direction isolate', '\u2066'],
    ['a mark of direction', '\u200f'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['a Hangul filler', '\u3164'],
    ['a variation selector', '\ufe0f'],
    ['a tag', '\u{e0061}'],
    ['an empty Braille pattern', '\u2800'],
    ['a separator of lines', '\u2028'],
    ['a control character', '\u0085'],
  ])('has no %s', (_, sign) => expect(nameFault(`Ma${sign}ra`)).toBeDefined());

  it.each(['Mara', 'Zoë 李', 'Ма́ра', 'O’Neil-Łuk', 'مارا'])('may be %s', (name) =>
    expect(nameFault(name)).toBeUndefined(),
  );

  it('has one blank between its words', () =>
    expect(foldedName(' Mara \u00a0\u2003 van\u3000 Desk ')).toBe('Mara van Desk'));
});
