import { withoutDismissed } from './dismissed.js';
import { foundBy } from './testing/checked.js';

const run = (name: string, words: number): string =>
  Array.from({ length: words }, (_, at) => `${name}${at}`).join(' ');
const earlier = (...contents: string[]) =>
  contents.map((content, at) => ({ title: `Text ${at + 1}`, content }));

describe('runs of words that stand in other texts', () => {
  const [long, middle, short, accidental] = [
    run('long', 42),
    run('mid', 18),
    run('short', 14),
    run('few', 13),
  ];
  const content = `${long}, mine. ${middle}; mine too. ${short}: mine again. ${accidental}.`;
  const found = foundBy('too-close', {
    content,
    sources: [{ id: 's1', title: 'A source', text: `${middle} theirs ${accidental} theirs ${long}` }],
    earlier: earlier(`Theirs ${short} and theirs.`),
  });

  it('are told each by itself from 14 words on, with the place of each', () => {
    expect(found.map(({ value, kind, spans }) => [value, kind, ...spans.map(({ quote }) => quote)])).toEqual([
      [42, 'certain', long],
      [18, 'guess', middle],
      [14, 'guess', short],
    ]);
    expect(found[1]?.message).toBe('18 words in a row stand in the source [s1] too.');
  });

  it('are dismissed each by itself', () => {
    const left = withoutDismissed(found, (_, quote) => quote === middle);
    expect(left.map(({ value }) => value)).toEqual([42, 14]);
  });

  it('are told once where another text has one twice, or a part of it', () => {
    const text = `${long} theirs ${run('long', 30)} theirs ${long}`;
    expect(foundBy('too-close', { content, earlier: earlier(text) }).map(({ value }) => value)).toEqual([42]);
  });

  it('are one for all the texts that they stand in', () => {
    const texts = earlier(`${long} theirs`, `theirs ${long}`, `his ${long}`);
    expect(foundBy('too-close', { content, earlier: texts }).map(({ message }) => message)).toEqual([
      '42 words in a row stand in “Text 1” and 2 other texts too.',
    ]);
  });

  it('are the longest 25 of many, and how many more there are', () => {
    const runs = Array.from({ length: 30 }, (_, at) => run(`r${at}x`, 14 + at));
    const all = foundBy('too-close', {
      content: runs.join(' mine '),
      earlier: earlier(runs.join(' theirs ')),
    });
    expect(all).toHaveLength(26);
    expect(all.slice(0, 25).map(({ value }) => value)).toEqual(
      Array.from({ length: 25 }, (_, at) => 19 + at),
    );
    expect(all[25]).toMatchObject({
      severity: 'info',
      spans: [],
      message: '5 more runs of 14 words or more stand in other texts too; the 25 longest are told.',
    });
  });

  it('are told by their share where many are short', () => {
    const pieces = Array.from({ length: 5 }, (_, at) => run(`p${at}x`, 10)).join(' mine ');
    const theirs = pieces.replaceAll(' mine ', ' theirs ');
    const inPieces = (text: string) =>
      foundBy('too-close', { content: text, earlier: earlier(`${theirs} theirs ${long}`) }).map(
        ({ message, kind }) => [message, kind],
      );
    expect(inPieces(pieces)).toEqual([['93 % of the text stands in “Text 1” too.', 'guess']]);
    expect(inPieces(`${pieces} mine ${long}`)).toEqual([
      ['42 words in a row stand in “Text 1” too.', 'certain'],
      ['52 % of the text stands in “Text 1” too, in shorter runs.', 'guess'],
    ]);
  });
});
