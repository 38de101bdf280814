import { htmlOfMarkdown } from '../html-of-markdown.js';
import { TooInvolvedError } from './bounded-html.js';
import { htmlToMarkdown, type HtmlOptions } from './html-to-markdown.js';
import * as clipboards from './testing/clipboards.js';

const markdown = (html: string, options?: HtmlOptions) => htmlToMarkdown(html, options).markdown;
const lines = (...parts: string[]) => parts.join('\n');

describe('what programs put into the clipboard', () => {
  it('Google Docs', () => {
    expect(htmlToMarkdown(clipboards.googleDocs)).toMatchObject({
      markdown: lines(
        '# The steel market\n',
        '## Prices & buyers\n',
        'Buyers pay **far** ***more*** for [boxed sets](https://example.com/boxes)~~, always~~<sup>2</sup>.\n',
        '- Watches\n  - Steel\n- Coins\n',
        '| Lot | Price |\n| - | -: |\n| 58 | $900<br>sold |',
      ),
      losses: [{ kind: 'image', count: 1 }],
      images: [{ url: 'https://example.com/x.png', alt: '' }],
    });
  });

  it('Word on a desktop', () => {
    expect(htmlToMarkdown(clipboards.wordDesktop)).toMatchObject({
      markdown: lines(
        '# The steel market\n',
        'Buyers pay **far more** for boxed sets[^1].\n',
        '- Watches\n  - Steel\n- Coins\n',
        'In this order:\n',
        '3. Look\n4. Buy late\n',
        '> Buy the best.\n',
        '[^1]: Sold in *May*.',
      ),
      losses: [
        { kind: 'comment', count: 1 },
        { kind: 'tracked-change', count: 2 },
        { kind: 'hidden', count: 1 },
      ],
    });
  });

  it('Word on the web', () => {
    expect(markdown(clipboards.wordOnTheWeb)).toBe(
      lines('## Prices\n', 'Buyers pay **more**.\n', '- Watches\n  - Steel\n', '3. Look'),
    );
  });

  it('LibreOffice', () => {
    expect(markdown(clipboards.libreOffice)).toBe(
      lines(
        '## Prices\n',
        'Buyers pay **more**[^1] for boxed *sets*.\n',
        '3. Look\n4. Buy\n   - Late\n',
        '| Lot | Price |\n| :- | -: |\n| 58 | $900 |\n',
        '[^1]: Sold in May.',
      ),
    );
  });

  it('Apple Notes', () => {
    expect(markdown(clipboards.appleNotes)).toBe(
      lines('**Prices**\n', 'Buyers pay more.\n', '- Watches\n  - Steel'),
    );
  });

  it('a browser', () => {
    expect(htmlToMarkdown(clipboards.webPage)).toMatchObject({
      markdown: lines(
        '### Prices\n',
        'Buyers pay **more** for `sets_of_two`.\\\nSo they say.\n',
        '> Buy the best.\n',
        '```ts\nconst a = 1;\n\n  const b = 2;\n```\n',
        '- [x] done\n- [ ] open',
      ),
      losses: [
        { kind: 'embed', count: 1 },
        { kind: 'footnote', count: 1 },
      ],
    });
  });
});

it('a sound or video is told as one, without the times and buttons that Ghost puts around it', () => {
  const player = '<audio src="a.mp3"></audio><button>Play</button><span>0:00</span>/<span>3:33</span>';
  const html = `<p>Hear.</p><div class="kg-card kg-audio-card">${player}</div><video src="v.mp4"></video><p>On.</p>`;
  expect(htmlToMarkdown(html)).toMatchObject({
    markdown: 'Hear.\n\nOn.',
    losses: [{ kind: 'player', count: 2 }],
  });
});

describe('footnotes', () => {
  it('of GitHub keep the names that this desk gives them, with several references to one', () => {
    expect(markdown(clipboards.githubNotes)).toBe(
      lines('Prices rose[^s1] and fell[^2], then rose[^s1].\n', '[^s1]: By *A. Example*.\n', '[^2]: In May.'),
    );
  });

  it('of WordPress', () => {
    expect(markdown(clipboards.wordPressNotes)).toBe('Prices rose[^1].\n\n[^1]: By A. Example.');
  });

  it('are told apart from comments of Google Docs', () => {
    const html =
      '<p>Rose<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup>.</p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>Why?</p></div>';
    expect(htmlToMarkdown(html)).toMatchObject({
      markdown: 'Rose.',
      losses: [{ kind: 'comment', count: 1 }],
    });
  });
});

it.each([
  [
    'signs of markdown read as they are typed',
    '<p>2 * 3 * 4 [s1] # _x_</p>',
    String.raw`2 \* 3 \* 4 \[s1] # \_x\_`,
  ],
  ['a lone tilde means about', '<p>Bids of ~$2,000 to ~$3,000</p>', 'Bids of ~$2,000 to ~$3,000'],
  ['two tildes strike nothing out', '<p>~~a~~</p>', String.raw`\~~a\~~`],
  [
    'links to nowhere are words',
    '<p><a href="#top">top</a> <a href="javascript:alert(1)">x</a></p>',
    'top x',
  ],
  ['boxes are paragraphs', '<div>one</div><div>two</div>', 'one\n\ntwo'],
  ['a mark within its like marks nothing', '<b>a<strong> b</strong></b><b>c</b>', '**a bc**'],
  [
    'code has the language of its box',
    '<div class="highlight highlight-source-ts"><pre>let <b>a</b>;</pre></div>',
    '```ts\nlet a;\n```',
  ],
  ['a table for layout is its contents', '<table><tr><td><p>a</p><p>b</p></td></tr></table>', 'a\n\nb'],
  [
    'cells keep what parts them',
    '<table><tr><th>a|b</th><th>c</th></tr></table>',
    '| a\\|b | c |\n| - | - |',
  ],
])('%s', (_, html, expected) => {
  expect(markdown(html)).toBe(expected);
});

it.each(Object.entries(clipboards))('%s: what is shown of it leads to the same markdown', (_, html) => {
  const once = markdown(html);
  expect(markdown(htmlOfMarkdown(once))).toBe(once);
});

it('what is copied from an article of this desk has its markers again', () => {
  expect(markdown(clipboards.githubNotes, { keepsMarkers: true })).toBe(
    'Prices rose[s1] and fell[^2], then rose[s1].\n\n[^2]: In May.',
  );
});

it('markers of sources stay where they are wanted', () => {
  expect(markdown('<p>So [s1], [S1–3] and [x].</p>', { keepsMarkers: true })).toBe(
    String.raw`So [s1], [S1–3] and \[x].`,
  );
});

it('a document has its title apart, and no menus', () => {
  const html =
    '<title>Site</title><nav>Menu</nav><main><header><h1>Title <em>here</em></h1></header><h2>Part</h2><p>Text</p></main>';
  expect(htmlToMarkdown(html, { isDocument: true })).toMatchObject({
    title: 'Title here',
    markdown: '## Part\n\nText',
  });
});

it('without a heading at its beginning, a document is called as its page', () => {
  const html = '<title>Site</title><p>Text</p><h1>One</h1><h2>Two</h2>';
  expect(htmlToMarkdown(html, { isDocument: true })).toMatchObject({
    title: 'Site',
    markdown: 'Text\n\n## One\n\n### Two',
  });
});

describe('hostile HTML', () => {
  const many = 10_000;
  it.each([
    ['is nested too deeply', '<div>'.repeat(many)],
    ['is multiplied by what is not closed', '<p>'.repeat(2_000) + '<b a=1><i a=2><u a=3><p>'.repeat(2_000)],
    ['has a tag of many attributes', `<p ${Array.from({ length: many }, (_, at) => `a${at}`).join(' ')}>`],
  ])('that %s is refused', (_, html) => {
    const made = html.replaceAll(/a=(\d)/g, () => `a=${Math.random()}`);
    expect(() => htmlToMarkdown(made)).toThrow(TooInvolvedError);
  });

  it.each([
    ['a cell over all columns', '<table><tr><td colspan=1000 rowspan=65534>a<td>b'.repeat(50)],
    [
      'many cells over many rows',
      `<table>${`<tr>${'<td colspan=1000 rowspan=1000>a'.repeat(9)}`.repeat(300)}`,
    ],
    ['many links to one place', '<a href="#x">1</a>'.repeat(many) + '<p id=x><a href="#x">1</a>'],
    ['many words in marks', '<b>a </b><i> b</i>'.repeat(many / 5)],
    ['many breaks', '<br>&nbsp; '.repeat(many)],
    ['brackets', '[['.repeat(many)],
    ['marks', '*_`~'.repeat(many)],
  ])('%s is read in time', (_, html) => {
    // This is the time of the process alone, because the machine may be busy with other work.
    const start = process.cpuUsage();
    htmlToMarkdown(html, { keepsMarkers: true });
    expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(10);
  });
});
