import { textOfWords } from '@/components/difference/words';
import { itemsOf } from '@/components/lists/sliced';
import { blockDifference, lineBlocks, shownDifference } from './block-difference';
import { proseBlocks } from './prose-blocks';

const read = (markdown: string) =>
  proseBlocks(markdown).map(({ kind, marker, depth, words }) =>
    [kind, depth || '', marker ?? '', textOfWords(words).trimEnd()].filter((part) => part !== '').join(' '),
  );

/** Each block with the marks of its parts. */
function told(before: string, after: string, blocksOf = proseBlocks): string[] {
  return blockDifference(blocksOf(before), blocksOf(after)).map(({ parts }) =>
    parts.map(({ kind, words }) => `${kind}:${textOfWords(words).trimEnd()}`).join(' | '),
  );
}

describe('the blocks of a markdown text', () => {
  it('are what is read, without the signs', () => {
    expect(
      read(
        '# One\n\n## Two\n\nText with **bold** words.\nSame paragraph.\n\n> A quote.\n\n### Three\n\n---\n',
      ),
    ).toEqual([
      'heading One',
      'heading Two',
      'paragraph Text with bold words.\nSame paragraph.',
      'quote A quote.',
      'subheading Three',
      'rule',
    ]);
  });

  it('are the entries of lists, with their markers and depths', () => {
    expect(read('- one\n- two\n  1. deep\n  2. deeper\n- three\n\n  more\n')).toEqual([
      'item 1 • one',
      'item 1 • two',
      'item 2 1. deep',
      'item 2 2. deeper',
      'item 1 • three',
      'item 1 more',
    ]);
  });

  it('are the rows of tables and the lines of code', () => {
    expect(read('| a | b |\n| - | - |\n| c | d |\n\n```\nx = 1\n  y\n```\n')).toEqual([
      'row a │ b',
      'row c │ d',
      'code x = 1',
      'code   y',
    ]);
  });

  it('know how their words are set', () => {
    const [block] = proseBlocks('A **bold *and italic*** [link](https://a.example/b) with `code`.');
    const styles = block?.words.map(({ text, style, href }) => [text, style, href]);
    expect(styles).toEqual([
      ['A', '', undefined],
      ['bold', 'strong', undefined],
      ['and', 'strong em', undefined],
      ['italic', 'strong em', undefined],
      ['link', '', 'https://a.example/b'],
      ['with', '', undefined],
      ['code', 'code', undefined],
      ['.', '', undefined],
    ]);
  });

  it('hold nothing that could run', () => {
    // These are words, which are drawn as text.
    expect(read('<script>alert(1)</script>\n\n[x](javascript:alert)\n')).toEqual([
      'paragraph <script>alert(1)</script>',
      'paragraph x',
    ]);
    expect(String(proseBlocks('[x](javascript:alert)')[0]?.words[0]?.href)).not.toContain('javascript');
  });
});

describe('the difference of two texts, block by block', () => {
  const base = 'One is here today.\n\nTwo stays as it is.\n\nThree follows after that.';

  it('leaves alone what is the same', () => {
    expect(told(base, base)).toEqual([
      'same:One is here today.',
      'same:Two stays as it is.',
      'same:Three follows after that.',
    ]);
  });

  it('finds the paragraph that a changed one was before', () => {
    expect(told(base, base.replace('follows', 'comes'))).toEqual([
      'same:One is here today.',
      'same:Two stays as it is.',
      'same:Three | del:follows | ins:comes | same:after that.',
    ]);
  });

  it('tells a new paragraph among changed ones', () => {
    const after =
      'One is here now.\n\nSomething altogether new.\n\nTwo stays as it was.\n\nThree follows after that.';
    expect(told(base, after)).toEqual([
      'same:One is here | del:today | ins:now | same:.',
      'ins:Something altogether new.',
      'same:Two stays as it | del:is | ins:was | same:.',
      'same:Three follows after that.',
    ]);
  });

  it('tells paragraphs that left, at both ends too', () => {
    expect(told(base, 'Two stays as it is.')).toEqual([
      'del:One is here today.',
      'same:Two stays as it is.',
      'del:Three follows after that.',
    ]);
  });

  it('compares the lines as they are written, signs and all', () => {
    expect(told('## A heading\n\n- x', '# A heading\n\n- x', lineBlocks)).toEqual([
      'same:# | del:# | same:A heading',
      'same:',
      'same:- x',
    ]);
  });

  it('folds two and more paragraphs that stayed, and tells how many', () => {
    const blocks = blockDifference(proseBlocks(base), proseBlocks(`${base}\n\nFour is new.`));
    const { entries, folds } = shownDifference(blocks);
    expect(entries.flatMap(itemsOf)).toEqual([0, expect.objectContaining({ changed: true })]);
    expect(folds.map((fold) => [fold.written, fold.blocks.flatMap(itemsOf).length])).toEqual([[3, 3]]);
  });
});
