import { seededWholeNumbers } from '../../../../checks/testing/seeded-random.js';
import { countWords } from '../../../../checks/text/word-count.js';
import { wordChanges } from './words.js';

const numbered = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `word${from + index}`);

/** The most words that both texts have in the same order. */
function longestCommon(from: readonly string[], to: readonly string[]): number {
  const kept = Array<number>(to.length + 1).fill(0);
  for (const word of from) {
    let diagonal = 0;
    to.forEach((other, at) => {
      const above = kept[at + 1] ?? 0;
      kept[at + 1] = word === other ? diagonal + 1 : Math.max(above, kept[at] ?? 0);
      diagonal = above;
    });
  }
  return kept[to.length] ?? 0;
}

describe('countWords', () => {
  it.each([
    ['', 0],
    [' \n\t ', 0],
    ['One', 1],
    ['## Heading\n\nand **bold** text', 5],
    ['thin space and tab\there', 5],
    ['nothing \u200b \u{e0041}\u2060 of\u2060 \u200bit', 3],
  ])('of %j is %d', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe('wordChanges', () => {
  it.each([
    ['nothing', 'a b c', 'a b c', 0, 0],
    ['only blanks', 'a b  c', 'a  b\nc', 0, 0],
    ['a word more at the end', 'a b', 'a b c', 1, 0],
    ['a word more at the start', 'b c', 'a b c', 1, 0],
    ['a word less in the middle', 'a b c', 'a c', 0, 1],
    ['a word replaced', 'an old watch', 'a new watch', 2, 2],
    ['a word that grew at its end', 'the watch', 'the watches', 1, 1],
    ['a word that grew at its start', 'sure value', 'insure value', 1, 1],
    ['two words that became one', 'house hold', 'household', 1, 2],
    ['a word that became two', 'household', 'house hold', 2, 1],
    ['a repeated word more', 'very very good', 'very very very good', 1, 0],
    ['everything', '', 'a b c', 3, 0],
    ['all but nothing', 'a b c', '', 0, 3],
    ['a word moved', 'a b c d', 'b c d a', 1, 1],
  ])('%s: %j to %j', (_, from, to, wordsAdded, wordsRemoved) => {
    expect(wordChanges(from, to)).toEqual({ wordsAdded, wordsRemoved });
  });

  it('adds up to the difference of the word counts', () => {
    const from = numbered(0, 300);
    const to = from.flatMap((word, index) =>
      index % 7 === 0 ? [] : index % 5 === 0 ? [word, 'new'] : [word],
    );
    const { wordsAdded, wordsRemoved } = wordChanges(from.join(' '), to.join(' '));
    expect(wordsAdded - wordsRemoved).toBe(to.length - from.length);
    expect(wordsRemoved).toBe(43);
  });

  it('finds few changes far apart in the longest article', () => {
    const words = numbered(0, 28_000);
    const changed = words.with(3, 'first').with(27_990, 'last').join(' ');
    expect(wordChanges(words.join(' '), changed)).toEqual({ wordsAdded: 2, wordsRemoved: 2 });
  });

  it('is the shortest way, whatever the texts', () => {
    const words = ['a', 'b', 'c', 'ab'];
    const next = seededWholeNumbers(7);
    const text = (): string[] => Array.from({ length: next(12) }, () => words[next(words.length)] ?? '');
    for (let round = 0; round < 500; round += 1) {
      const [from, to] = [text(), text()];
      const kept = longestCommon(from, to);
      expect([from, to, wordChanges(from.join(' '), to.join(' '))]).toEqual([
        from,
        to,
        { wordsAdded: to.length - kept, wordsRemoved: from.length - kept },
      ]);
    }
  });

  it.each([
    [100, 0, 100, 100],
    [99, 1, 100, 99],
    [101, 0, 0, 0],
    [100, 1, 1, 0],
  ])('sees that %d words moved and %d came, up to two hundred changes', (count, more, added, removed) => {
    const [first, second] = [numbered(0, count), numbered(1_000, 400)];
    const from = [...first, ...second].join(' ');
    const to = [...second, ...first, ...numbered(2_000, more)].join(' ');
    expect(wordChanges(from, to)).toEqual({ wordsAdded: added, wordsRemoved: removed });
  });

  it('counts the words of a text that was written anew, however long', () => {
    const from = numbered(0, 30_000).join(' ');
    const to = numbered(20_000, 25_000).reverse().join(' ');
    expect(wordChanges(from, to)).toEqual({ wordsAdded: 15_000, wordsRemoved: 20_000 });
  });
});
