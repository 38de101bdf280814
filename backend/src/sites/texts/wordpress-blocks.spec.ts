import { withFootnotes } from '../../../../prose/footnotes.js';
import { htmlOfMarkdown } from '../../../../prose/html-of-markdown.js';
import { wordPressBlocks } from './wordpress-blocks.js';

const articleId = '018f3d5e-7d0b-5a57-9c53-0d5a4b1f7c06';
const sources = [
  { id: 's1', title: 'A page & more', url: 'https://e.example/?a=1&b=2' },
  { id: 's2', title: 'Notes of a dealer', url: null },
];
const blocksOf = (markdown: string) =>
  wordPressBlocks(htmlOfMarkdown(withFootnotes(markdown, sources)), articleId);

it.each([
  [
    'a paragraph',
    'One *two* **three**.',
    '<!-- wp:paragraph -->\n<p>One <em>two</em> <strong>three</strong>.</p>\n<!-- /wp:paragraph -->',
  ],
  [
    'a heading',
    '### Deep & down',
    '<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading">Deep &amp; down</h3>\n<!-- /wp:heading -->',
  ],
  [
    'a heading of level two',
    '## Two',
    '<!-- wp:heading -->\n<h2 class="wp-block-heading">Two</h2>\n<!-- /wp:heading -->',
  ],
  [
    'a list that begins at three, with one inside',
    '3. three\n4. four\n   - inside',
    '<!-- wp:list {"ordered":true,"start":3} -->\n<ol start="3" class="wp-block-list"><!-- wp:list-item -->\n<li>three</li>\n<!-- /wp:list-item -->\n\n<!-- wp:list-item -->\n<li>four<!-- wp:list -->\n<ul class="wp-block-list"><!-- wp:list-item -->\n<li>inside</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list --></li>\n<!-- /wp:list-item --></ol>\n<!-- /wp:list -->',
  ],
  [
    'a quotation of two paragraphs',
    '> one\n>\n> two',
    '<!-- wp:quote -->\n<blockquote class="wp-block-quote"><!-- wp:paragraph -->\n<p>one</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>two</p>\n<!-- /wp:paragraph --></blockquote>\n<!-- /wp:quote -->',
  ],
  [
    'a table with its alignment',
    '| a | b |\n|---|--:|\n| 1 | 2 |',
    '<!-- wp:table {"hasFixedLayout":false} -->\n<figure class="wp-block-table"><table><thead><tr><th>a</th><th class="has-text-align-right" data-align="right">b</th></tr></thead><tbody><tr><td>1</td><td class="has-text-align-right" data-align="right">2</td></tr></tbody></table></figure>\n<!-- /wp:table -->',
  ],
  [
    'code, in which nothing is a shortcode',
    '```ts\na[gallery] < 1\n```',
    '<!-- wp:code -->\n<pre class="wp-block-code"><code class="language-ts">a&#91;gallery] &lt; 1</code></pre>\n<!-- /wp:code -->',
  ],
  [
    'a picture that stands alone',
    '![alt](https://x.example/i.png "words")',
    '<!-- wp:image -->\n<figure class="wp-block-image"><img src="https://x.example/i.png" alt="alt"/><figcaption class="wp-element-caption">words</figcaption></figure>\n<!-- /wp:image -->',
  ],
  ['a rule', 'a\n\n---', '<hr class="wp-block-separator has-alpha-channel-opacity"/>'],
  ['tasks', '- [x] done\n- [ ] open', '<li>☑ done</li>'],
  [
    'what WordPress would run',
    'Look: [gallery ids=1] and <owner>.',
    'Look: &#91;gallery ids=1] and &lt;owner&gt;.',
  ],
])('%s is written as WordPress writes it', (_, markdown, blocks) => {
  expect(blocksOf(markdown).text).toContain(blocks);
});

it('footnotes are a list of their own, one for each reference, and lead both ways', () => {
  const { text, notes } = blocksOf('One[s1], two[s2], one again[s1].');
  const kept = JSON.parse(notes) as { id: string; content: string }[];
  expect(kept.map(({ content }) => content)).toEqual([
    'A page &amp; more <a href="https://e.example/?a=1&amp;b=2">https://e.example/?a=1&amp;b=2</a>',
    'Notes of a dealer',
    'A page &amp; more <a href="https://e.example/?a=1&amp;b=2">https://e.example/?a=1&amp;b=2</a>',
  ]);
  kept.forEach(({ id }, index) =>
    expect(text).toContain(
      `<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">${index + 1}</a></sup>`,
    ),
  );
  expect(text.endsWith('<!-- wp:footnotes /-->')).toBe(true);
  expect(text).not.toContain('data-footnotes');
  expect(blocksOf('One[s1], two[s2], one again[s1].')).toEqual({ text, notes });
});

it('footnotes that cite each other, or themselves, are written once, and lead to each other', () => {
  const { text, notes } = blocksOf(
    'One[^a], two[^b].\n\n[^a]: First[^b].\n[^b]: Second[^a], see[^c].\n[^c]: Third[^c].',
  );
  const kept = JSON.parse(notes) as { id: string; content: string }[];
  const [a, b, c] = kept.map(({ id }) => id);
  expect(kept.map(({ content }) => content)).toEqual([
    `First<sup><a href="#${b}">2</a></sup>.`,
    `Second<sup><a href="#${a}">1</a></sup>, see<sup data-fn="${c}" class="fn"><a href="#${c}" id="${c}-link">3</a></sup>.`,
    `Third<sup><a href="#${c}">3</a></sup>.`,
  ]);
  expect(text.match(/data-fn/g)).toHaveLength(2);
});

it('a list in a footnote has lines of its own', () => {
  const { notes } = blocksOf('One[^a].\n\n[^a]: First\n\n    - one\n    - two');
  expect(JSON.parse(notes)).toMatchObject([{ content: 'First<br>one<br>two' }]);
});
