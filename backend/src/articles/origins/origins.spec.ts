import { countWords } from '../../../../checks/text/word-count.js';
import { bytesHeld } from '../../../../checks/text/bytes-held.js';
import {
  anna,
  ben,
  compactOriginsAt,
  history,
  model,
  originsAt,
  textAt,
  type Step,
} from './testing/histories.js';

/** The content with each person's words in brackets. */
function told(...steps: readonly Step[]): string {
  const changes = history(...steps);
  const text = textAt(changes);
  return originsAt(changes)
    .spans.map(({ start, end, by }) => {
      const part = text.slice(start, end);
      return by.kind === 'ai' ? part : `[${by.id === 'u2' ? 'Ben: ' : ''}${part}]`;
    })
    .join('');
}

const paragraph = (letter: string, words: number): string =>
  `${Array.from({ length: words }, (_, index) => `${letter}${index}`).join(' ')}.`;

describe('the origins of words', () => {
  it.each([
    ['nothing changed', 'One two.', 'One two.', 'One two.'],
    ['a word typed', 'One two.', 'One new two.', 'One [new ]two.'],
    ['a word replaced', 'One two three.', 'One new three.', 'One [new ]three.'],
    ['the first word replaced', '## One two', '## New two', '[## New ]two'],
    ['the last word replaced', 'One two.', 'One new.', 'One [new.]'],
    ['a word taken out', 'One two three.', 'One three.', 'One three.'],
    ['a sign typed', 'One two', 'One, two!', 'One, two!'],
    ['words between two replaced ones', '10 and 30 per cent', '14 and 22 per cent', '[14 ]and [22 ]per cent'],
    ['a paragraph added', 'One.\n\nTwo.', 'One.\n\nNew.\n\nTwo.', 'One.\n\n[New.\n\n]Two.'],
    [
      'a paragraph added before one that begins alike',
      'One.\n\nThe old one.',
      'One.\n\nThe new.\n\nThe old one.',
      'One.\n\n[The new.\n\n]The old one.',
    ],
    [
      'a paragraph added behind one that ends alike',
      'That is an old one.',
      'That is an old one.\n\nHere is a new one.',
      'That is an old one.\n\n[Here is a new one.]',
    ],
    [
      'an entry added to a list of like ones',
      '- In the box: one\n- In the box: two',
      '- In the box: one\n- In the box: three\n- In the box: two',
      '- In the box: one\n- [In the box: three\n- ]In the box: two',
    ],
    ['everything taken out', 'One.', '', ''],
    ['written anew', 'One two.', 'Three four.', '[Three four.]'],
    ['signs alone', 'One.', '***', '[***]'],
    ['signs before what stays', 'One.', '> One.', '> One.'],
  ])('%s', (_, before, after, expected) => {
    expect(told({ content: before }, { content: after })).toBe(expected);
  });

  it('keeps the author of each of many edits', () => {
    expect(
      told(
        { content: 'One two three.' },
        { content: 'One new three.' },
        { content: 'One new more.', by: ben },
      ),
    ).toBe('One [new ][Ben: more.]');
  });

  it('a moved run of eight words keeps its author, a shorter one is typed by whoever moved it', () => {
    const rest = paragraph('r', 20);
    expect(
      told({ content: `${paragraph('a', 8)}\n\n${rest}` }, { content: `${rest}\n\n${paragraph('a', 8)}` }),
    ).not.toContain('[');
    expect(
      told({ content: `${paragraph('a', 7)}\n\n${rest}` }, { content: `${rest}\n\n${paragraph('a', 7)}` }),
    ).toBe(`${rest}\n\n[${paragraph('a', 7)}]`);
  });

  it('moved paragraphs that begin and end with the same words keep their authors, whichever was moved', () => {
    const alike = (letter: string, words: number) =>
      `In the ${paragraph(letter, words).slice(0, -1)} it is so.`;
    const [short, long] = [alike('a', 9), alike('b', 20)];
    for (const [first, second] of [
      [short, long],
      [long, short],
    ]) {
      const [before, after] = [`${first}\n\n${second}`, `${second}\n\n${first}`];
      expect(told({ content: before }, { content: after })).toBe(after);
      expect(
        told({ content: `Head.\n\n${before}\n\nTail.` }, { content: `Head.\n\n${after}\n\nTail.` }),
      ).toBe(`Head.\n\n${after}\n\nTail.`);
    }
  });

  it('a paragraph that was put in and taken out again leaves what begins and ends alike as it was', () => {
    const [one, typed] = ['The old one is here.', 'The new one is here.'];
    for (const content of [`${typed}\n\n${one}`, `${one}\n\n${typed}`]) {
      expect(told({ content: one }, { content }, { content: one, by: ben })).toBe(one);
    }
  });

  it('a copy is typed: what it was copied from has not vanished', () => {
    const text = paragraph('a', 12);
    expect(told({ content: text }, { content: `${text}\n\n${text}` })).toBe(`${text}\n\n[${text}]`);
  });

  it('finds moved paragraphs of a long text that was otherwise written anew', () => {
    const kept = paragraph('kept', 30);
    const before = `${Array.from({ length: 3_000 }, (_, index) => `w${(index * 7) % 2_900}`).join(' ')} ${kept}`;
    const after = `${kept} ${Array.from({ length: 3_000 }, (_, index) => `w${(index * 11) % 2_900}`).join(' ')}`;
    const [first] = originsAt(history({ content: before }, { content: after })).spans;
    expect(first).toMatchObject({ start: 0, by: model });
    expect(first?.end).toBeGreaterThanOrEqual(kept.length);
  });

  it('a title has its own', () => {
    const { title } = originsAt(history({ title: 'Old boxes', content: 'A' }, { title: 'New boxes' }));
    expect(title.spans.map(({ start, end, by }) => [start, end, by.kind])).toEqual([
      [0, 4, 'user'],
      [4, 9, 'ai'],
    ]);
  });

  it('new words of an accepted proposal are the model’s, and tell who accepted it', () => {
    const proposal = { proposalId: 'p1', acceptedBy: { id: 'u1', name: 'Anna' } };
    const steps = [
      { content: 'One two.' },
      { content: 'Typed two.' },
      { content: 'Typed new.', by: model, proposal },
    ];
    const { spans, blocks } = originsAt(history(...steps));
    expect(spans).toMatchObject([{ by: anna }, { by: model, revision: 2, ...proposal }]);
    expect(blocks).toMatchObject([{ origin: 'mixed', untouched: false }]);
  });

  it('tells when and with which revision they came', () => {
    const { spans } = originsAt(history({ content: 'One two.' }, {}, { content: 'One new two.' }));
    expect(spans[1]).toEqual({ start: 4, end: 8, by: anna, revision: 2, at: '2026-01-01T00:02:00.000Z' });
  });
});

describe('the origins of blocks', () => {
  const written =
    '# Head\n\nFirst one.\n\n- a b\n- c d\n\n> said\n\n| x | y |\n| - | - |\n| 1 | 2 |\n\n```\ncode\n```\n\nLast one.';

  it('knows each kind, and all of them untouched', () => {
    const { blocks, totals } = originsAt(history({ content: written }));
    expect(blocks.map(({ kind }) => kind)).toEqual([
      ...['heading', 'paragraph', 'list', 'quotation', 'table', 'code', 'paragraph'],
    ]);
    expect(blocks.every(({ untouched, origin }) => untouched && origin === 'ai')).toBe(true);
    const words = countWords(written);
    expect(totals).toEqual({ words, ai: words, person: 0, imported: 0, blocks: 7, untouchedBlocks: 7 });
  });

  it('of an archive are neither a model’s nor a person’s', () => {
    const archive = { ...anna, kind: 'import', id: null, name: 'A. Example, 2019' } as const;
    const old = 'An old box.\n\nAn old paper.';
    const changes = history(
      { by: archive, content: old },
      { content: `${old.replace('old paper', 'older paper')}\n\nNew.` },
    );
    const { blocks, totals, spans } = originsAt(changes);
    expect(blocks.map(({ origin, untouched }) => [origin, untouched])).toEqual([
      ['imported', false],
      ['mixed', false],
      ['person', false],
    ]);
    expect(totals).toEqual({ words: 7, ai: 0, person: 2, imported: 5, blocks: 3, untouchedBlocks: 0 });
    expect(spans[0]?.by).toEqual(archive);
  });

  it('tells what a person wrote into, shortened and added', () => {
    const after = written
      .replace('First one.', 'First new one.')
      .replace('- c d', '- c')
      .replace('Last one.', 'Last one.\n\n## Mine\n\nAll mine.');
    const { blocks, totals } = originsAt(history({ content: written }, { content: after }));
    expect(blocks.map(({ origin, untouched }) => `${origin}${untouched ? ' untouched' : ''}`)).toEqual([
      'ai untouched',
      'mixed',
      'ai',
      'ai untouched',
      'ai untouched',
      'ai untouched',
      'ai untouched',
      'person',
      'person',
    ]);
    expect(totals).toMatchObject({ blocks: 9, untouchedBlocks: 5, words: countWords(after) });
    expect(totals.ai + totals.person).toBe(totals.words);
  });

  it('is not untouched when only a sign was changed', () => {
    expect(originsAt(history({ content: 'One two.' }, { content: 'One, two.' })).blocks).toMatchObject([
      { origin: 'ai', untouched: false },
    ]);
  });
});

describe('origins as they are kept', () => {
  /**
   * The words of a long text that was once removed and restored, and of which somebody has replaced every fourth word,
   * in five saves.
   */
  const words = Array.from({ length: 4_000 }, (_, at) => `w${at}`);
  const long = history(
    { content: words.join(' ') },
    { content: 'Something else.', by: { ...anna, name: 'Nobody of whom a word is left' } },
    { restores: 0, content: words.join(' ') },
    ...[0, 200, 400, 600, 800].map((from) => {
      const part = words.map((word, at) => (at < 4 * (from + 200) && at % 4 === 1 ? `a${at}` : word));
      return { content: part.join(' '), by: anna };
    }),
  );

  it('hold a few bytes of each of thousands of spans, and only the authors of whom something is left', () => {
    const kept = compactOriginsAt(long);
    const { spans } = originsAt(long);
    expect(spans.length).toBeGreaterThan(1_900);
    expect(bytesHeld(kept)).toBeLessThan(spans.length * 8 + 8_000);
    expect(bytesHeld({ spans })).toBeGreaterThan(spans.length * 100);
    expect(JSON.stringify(kept.authors)).not.toContain('Nobody');
    expect(kept.authors).toHaveLength(6);
  });
});
