import { hashesOfWords, plainWordsIn, wordHashesIn, wordsIn } from './words.js';

/** A character beyond what the quick pattern knows: a text with it is read by the other one. */
const elsewhere = ' 字';

describe('the words of a text', () => {
  it('are the same in Latin texts and in others, around every character', () => {
    const signs = Array.from({ length: 0x20c0 }, (_, code) => String.fromCharCode(code));
    const text = signs.map((sign) => `a${sign}b ${sign}`).join('\n');
    for (const latin of [
      text.replace(/[^\0-ɏ\u2000-\u206f\u20a0-\u20bf]/g, ''),
      'It’s a well‐known café’s N°1.',
    ]) {
      expect([...wordsIn(latin), { start: latin.length + 1, end: latin.length + 2, text: '字' }]).toEqual(
        wordsIn(latin + elsewhere),
      );
    }
  });

  it('have the same hashes whether they are read one by one or in passing', () => {
    const signs = Array.from({ length: 0x20c0 }, (_, code) => String.fromCharCode(code));
    const text = signs.map((sign) => `a${sign}b ${sign} B-${sign}${sign}’É`).join('\n');
    const latin = text.replace(/[^\0-ɏ\u2000-\u206f\u20a0-\u20bf]/g, '');
    for (const known of [latin.replaceAll('İ', ''), latin, text, 'don’t-', '', 'x', "'-x--y-z'"]) {
      expect(wordHashesIn(known)).toEqual(hashesOfWords(plainWordsIn(known)));
    }
  });

  it.each([
    ['1,200,000 dollars', ['1,200,000', 'dollars']],
    ['1.200.000 Euro, 1.5 ct.', ['1.200.000', 'euro', '1.5', 'ct']],
    ['In 1987, 12 lots. 40 more', ['in', '1987', '12', 'lots', '40', 'more']],
    ['a.b,c 1,a a.1', ['a', 'b', 'c', '1', 'a', 'a', '1']],
  ])('take a figure for one: %s', (text, expected) => {
    expect(plainWordsIn(text)).toEqual(expected);
    expect(plainWordsIn(text + elsewhere).slice(0, -1)).toEqual(expected);
    expect(wordHashesIn(text)).toEqual(hashesOfWords(expected));
  });

  it('are compared in lower case, with plain apostrophes and hyphens', () => {
    expect(plainWordsIn('The Collector’s well‐known BOX, 12 ½')).toEqual([
      'the',
      "collector's",
      'well-known',
      'box',
      '12',
      '½',
    ]);
  });
});
