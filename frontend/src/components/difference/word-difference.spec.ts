import { wordDifference } from './word-difference';
import { textOfWords, differenceWords } from './words';

const marks = { same: '', ins: '+', del: '−' };

/** Shows the difference as '[−old] [+new]' with the words between. */
function told(before: string, after: string): string {
  return wordDifference(differenceWords(before), differenceWords(after))
    .map(({ kind, words }) => {
      const text = textOfWords(words);
      return kind === 'same' ? text : `[${marks[kind]}${text.trimEnd()}]${/\s*$/.exec(text)?.[0] ?? ''}`;
    })
    .join('');
}

describe('the words of a text', () => {
  it.each([
    'One, two. Three!',
    '  leading and  double spaces\n',
    'neo-vintage, 1,004 and a dealer’s “stamp”',
    '**bold** and [link](https://a.example/b)',
    '時計 🕰️ à é',
    '',
  ])('put together again are the text: %j', (text) => {
    expect(textOfWords(differenceWords(text))).toBe(text);
  });

  it('keep together what is written as one, and signs apart', () => {
    const words = differenceWords('A neo-vintage dealer’s 1,004.').map(({ text }) => text);
    expect(words).toEqual(['A', 'neo-vintage', 'dealer’s', '1,004', '.']);
  });
});

describe('the difference of two texts', () => {
  it.each([
    ['nothing', 'One two three.', 'One two three.', 'One two three.'],
    [
      'a word replaced',
      'the price of a vintage watch',
      'the price of a neo-vintage watch',
      'the price of a [−vintage] [+neo-vintage] watch',
    ],
    ['a word taken out', 'weighs almost nothing', 'weighs nothing', 'weighs [−almost] nothing'],
    [
      'words at the end',
      'Half of value.',
      'Half of value. The loud half.',
      'Half of value. [+The loud half.]',
    ],
    [
      'two numbers around an "and" as one change',
      'between 10 and 30 per cent',
      'between 14 and 22 per cent',
      'between [−10 and 30] [+14 and 22] per cent',
    ],
    ['blanks only', 'One  two', 'One two', 'One two'],
    ['all of it', 'One', 'Two', '[−One][+Two]'],
    ['a beginning', '', 'One two', '[+One two]'],
    ['an end', 'One two', '', '[−One two]'],
  ])('tells %s', (_, before, after, expected) => {
    expect(told(before, after)).toBe(expected);
  });

  it('keeps the words between two changes that are far apart', () => {
    expect(told('a stamped and signed booklet, dated', 'an stamped and signed booklet, undated')).toBe(
      '[−a] [+an] stamped and signed booklet, [−dated][+undated]',
    );
  });

  it('tells words that are set in another way as changed', () => {
    const before = differenceWords('14 per cent');
    const after = [...differenceWords('14 ', 'strong'), ...differenceWords('per cent')];
    expect(wordDifference(before, after).map(({ kind }) => kind)).toEqual(['del', 'ins', 'same']);
  });

  it('takes texts that have nothing in common as written anew, however long', () => {
    const many = (word: string) =>
      differenceWords(Array.from({ length: 30_000 }, (_, at) => word + at).join(' '));
    expect(wordDifference(many('a'), many('b')).map(({ kind }) => kind)).toEqual(['del', 'ins']);
  });
});
