import { withFootnotes } from '@prose/footnotes';
import { htmlOfMarkdown } from '@prose/html-of-markdown';
import { passagesByCitation } from './cited-passages';

const boxes = { id: 's1', title: 'A note on boxes', url: null };
const papers = { id: 's2', title: 'Papers', url: 'https://example.com/papers?a=1' };

describe('footnotes', () => {
  it('stand for markers, with a note for each source that is cited, in the order of the text', () => {
    const text = 'Papers count [s2]. Boxes too.[s1][s2]\n\nThe end.\n';
    expect(withFootnotes(text, [boxes, papers, { ...papers, id: 's3' }])).toBe(
      'Papers count [^s2]. Boxes too.[^s1][^s2]\n\nThe end.\n\n[^s2]: Papers <https://example.com/papers?a=1>\n[^s1]: A note on boxes',
    );
  });

  it.each([
    ['read', { readAt: '2026-03-02T23:30:00.000Z' }, 'example.com, read March 2, 2026'],
    [
      'published, changed and read',
      {
        readAt: '2026-03-02T09:00:00.000Z',
        dates: [
          { kind: 'event', date: '2024-01-01' },
          { kind: 'updated', date: '2024-05' },
          { kind: 'published', date: '2024-05-03' },
          { kind: 'published', date: '2020-01-01' },
        ],
      },
      'example.com, published May 3, 2024, updated May 2024, read March 2, 2026',
    ],
  ])('tell whose a page is and when it was %s', (_, times, told) => {
    const source = { ...papers, url: 'https://www.example.com/papers', ...times };
    expect(withFootnotes('So [s2].', [source])).toBe(
      `So [^s2].\n\n[^s2]: Papers <https://www.example.com/papers> (${told})`,
    );
  });

  describe('of a source that is known to say something of the text', () => {
    const quotation = 'four of ten keep the box';
    const note = (text: string, passage = 'Of ten houses, four *keep* it.', more = 'x') =>
      withFootnotes(text, [
        {
          ...papers,
          passages: [
            { quotation, passage },
            { quotation: more, passage: 'No.' },
          ],
        },
      ])
        .split('[^s2]: ')
        .at(-1);

    it('quote it where the words still stand beside its marker', () => {
      const quoted = String.raw`Papers <https://example.com/papers?a=1>: “Of ten houses, four \*keep\* it.”`;
      expect(note('They say that four of ten  keep the **box** [s2].')).toBe(quoted);
      expect(note('Four of ten keep the box. [s2] And four of ten keep the box [s2].')).toBe(quoted);
    });

    it.each([
      'Three of ten keep the box [s2].',
      'Four of ten keep the box. That is much. [s2]',
      'Four of ten keep the box.\n\nThat is much [s2].',
      '[s2] Four of ten keep the box.',
    ])('do not quote it otherwise: %j', (text) => {
      expect(note(text)).toBe('Papers <https://example.com/papers?a=1>');
    });

    it('cut a long passage at a word, and quote three at most', () => {
      expect(note('Four of ten keep the box [s2].', 'many words '.repeat(40))).toMatch(
        /: “(many words )+many…”$/,
      );
      const passages = ['a', 'b', 'c', 'd'].map((passage) => ({ quotation, passage }));
      expect(withFootnotes('Four of ten keep the box [s2].', [{ ...papers, passages }])).toMatch(
        /: “a”; “b”; “c”$/,
      );
    });
  });

  it('tell of a text that was pasted what it is called, and nothing of when it was given', () => {
    const pasted = { ...boxes, readAt: '2026-03-02T09:00:00.000Z' };
    expect(withFootnotes('So [s1].', [pasted])).toBe('So [^s1].\n\n[^s1]: A note on boxes');
  });

  it.each([
    ['of no source', 'Boxes [s9].'],
    ['in code', 'Write `[s1]`.\n\n```\n[s1]\n```'],
    ['in a link', 'See [boxes [s1]](https://example.com) and [s1](https://example.com).'],
    ['in HTML', '<div>\n[s1]\n</div>'],
    ['that is escaped', String.raw`Not \[s1].`],
    ['that is a definition', '[s1]: https://example.com'],
  ])('leave a marker %s alone', (_, text) => {
    expect(withFootnotes(text, [boxes])).toBe(text);
  });

  it.each([
    ['So it is [s1, s2].', 'So it is [^s1][^s2].'],
    ['So it is [s1; s2].', 'So it is [^s1][^s2].'],
    ['So it is [s1 and s2].', 'So it is [^s1][^s2].'],
    ['So it is [s1–s2].', 'So it is [^s1][^s2].'],
    ['So it is [S1].', 'So it is [^s1].'],
    ['So it is [S1][s2].', 'So it is [^s1][^s2].'],
    ['So it is [s1, s9].', 'So it is [^s1][s9].'],
    ['So it is [s8, s9].', 'So it is [s8, s9].'],
  ])('stand for markers as people write them: %s', (text, written) => {
    expect(withFootnotes(text, [boxes, papers]).split('\n\n')[0]).toBe(written);
  });

  it.each([
    ['a fence', 'So [s1].\n\n', '```\ncode'],
    ['a fence right behind the text', 'So [s1].\n', '~~~~ts\ncode\n~~~'],
    ['an indented fence', 'So [s1].\n\n', '  ```\n  code'],
    ['a remark', 'So [s1].\n\n', '<!-- ask her\n\nabout it'],
    ['a script', 'So [s1].\n\n', '<script>\n\nlet a;'],
    ['an instruction', 'So [s1].\n\n', '<?php\n\necho'],
    ['HTML', 'So [s1].\n\n', '<div>\nso'],
  ])('stand before %s that has no end', (_, text, open) => {
    const noted = `${text.replace('[s1]', '[^s1]').trimEnd()}\n\n[^s1]: A note on boxes\n\n${open}`;
    expect(withFootnotes(text + open, [boxes])).toBe(noted);
    const page = document.createElement('div');
    page.innerHTML = htmlOfMarkdown(noted);
    expect(page.querySelector('section[data-footnotes] li')).toHaveTextContent('A note on boxes');
  });

  it.each(['1984. A year', '- A dash', '+ More', '# One', '--- and so on', '=', '> Said', '| a |', '1) One'])(
    'have titles that begin nothing: %s',
    (title) => {
      const page = document.createElement('div');
      page.innerHTML = htmlOfMarkdown(withFootnotes('So [s1].', [{ ...boxes, title }]));
      const note = page.querySelector('section[data-footnotes] li > p:only-child');
      expect(note?.firstChild?.textContent?.trim()).toBe(title);
    },
  );

  it('have titles that are text, whatever signs they have, and addresses that are', () => {
    const odd = { id: 's1', title: '<b>A & B</b>\n[x](y) *z*', url: 'https://example.com/a b<c>' };
    expect(withFootnotes('So [s1].', [odd])).toBe(
      String.raw`So [^s1].` +
        '\n\n' +
        String.raw`[^s1]: \<b>A \& B\</b> \[x\](y) \*z\* <https://example.com/a%20b%3Cc%3E>`,
    );
  });
});

describe('what a citation rests on', () => {
  const text = 'Safes are heavy. A box of 1970 doubles the price of a watch.\nPapers get lost.';

  it('is the sentence of the source that is most like it', () => {
    const content =
      'Watches of 1970 with their box cost double [s1]. Papers vanish, they get lost. [s1] Nothing. [s1]';
    expect([...passagesByCitation(content, [{ ...boxes, text }])]).toEqual([
      ['s1', 'A note on boxes: “A box of 1970 doubles the price of a watch.”'],
      ['s1-2', 'A note on boxes: “Papers get lost.”'],
      ['s1-3', 'A note on boxes'],
    ]);
  });

  it('is the passage that a review found, where it found one', () => {
    const supports = [
      { quotation: 'Watches of 1970 cost double', passage: 'Safes are heavy.' },
      { quotation: 'They get lost [s1].', passage: 'A box of 1970 doubles the price of a watch.' },
    ];
    const content =
      'Watches of **1970** cost double, they say [s1]. Papers get lost [s1]. They get lost [s1]. So it is. [s1]';
    expect([...passagesByCitation(content, [{ ...boxes, text, supports }]).values()]).toEqual([
      'A note on boxes: “Safes are heavy.”',
      'A note on boxes: “Papers get lost.”',
      'A note on boxes: “A box of 1970 doubles the price of a watch.”',
      'A note on boxes',
    ]);
  });

  it('names the page of a file that it stands on', () => {
    const said = 'Safes are heavy.\n\n\fA box of 1970 doubles the price of a watch. And\fpapers get lost.';
    const content = 'Watches of 1970 cost double [s1]. Papers get lost [s1].';
    expect([...passagesByCitation(content, [{ ...boxes, text: said }]).values()]).toEqual([
      'A note on boxes, p. 2: “A box of 1970 doubles the price of a watch.”',
      'A note on boxes, p. 2: “And papers get lost.”',
    ]);
  });

  it('is cut around the words that count, found by a review or not', () => {
    const passage = `The house opened, ${'and much else, '.repeat(40)}and in Geneva it reached 410,000 francs.`;
    const supports = [{ quotation: 'It brought 410,000 francs in Geneva', passage }];
    const [shown = ''] = passagesByCitation('It brought 410,000 francs in Geneva [s1].', [
      { ...boxes, text, supports },
    ]).values();
    expect(shown).toContain('in Geneva it reached 410,000 francs.');
    expect(shown.length).toBeLessThan(400);
  });

  it('is a whole sentence, abbreviations and all', () => {
    const said = 'Safes are heavy. The watch, Ref. 1518 in 18 ct. gold, went to Messrs. Arber. It is gone.';
    const content = 'A watch of 18 ct. gold went to Messrs. Arber [s1].';
    expect([...passagesByCitation(content, [{ ...boxes, text: said }]).values()]).toEqual([
      'A note on boxes: “The watch, Ref. 1518 in 18 ct. gold, went to Messrs. Arber.”',
    ]);
  });

  it('is that part of a long sentence which counts', () => {
    const filler = 'and much else that nobody asked about, '.repeat(20);
    const said = `The house opened, ${filler}and in Geneva a steel chronograph reached 410,000 francs, ${filler}and it closed.`;
    const title = 'A very long title of a note that goes on and on '.repeat(4);
    const [passage = ''] = passagesByCitation('A steel chronograph brought 410,000 francs in Geneva [s1].', [
      { ...boxes, title, text: said },
    ]).values();
    expect(passage).toContain('Geneva a steel chronograph reached 410,000 francs');
    expect(passage.length).toBeLessThan(430);
    expect(passage).toMatch(/^A very long title .*…: “…\S.*…”$/);
  });

  it('is the source alone where its text is not known', () => {
    expect([...passagesByCitation('A box [s1].', [boxes])]).toEqual([['s1', 'A note on boxes']]);
  });
});
