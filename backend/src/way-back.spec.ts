import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withFootnotes } from '../../prose/footnotes.js';
import { htmlOfMarkdown } from '../../prose/html-of-markdown.js';
import { documentToMarkdown } from './documents/reading/document-to-markdown.js';
import { itemsIn } from './imports/readers/items-in.js';
import { wordDocument } from './publishing/docx/word-document.js';
import { engineMarkdown } from './publishing/engines/engine-markdown.js';
import type { Engine } from './publishing/engines/engines.js';
import { lexicalOf } from './sites/texts/lexical.js';
import { wordPressBlocks } from './sites/texts/wordpress-blocks.js';

const directory = mkdtempSync(path.join(tmpdir(), 'way-back-'));
afterAll(() => rmSync(directory, { recursive: true }));

const content = `## What it fetched & why

A made-up **Ref. 5711** fetched $58,900 in *May 2019*, its twin ~~less~~ more [s1]. Its [papers](https://example.com/?a=1&b=2) say \`a < b\`, and [gallery] is a word here.

| Year | Price |
| :--- | ---: |
| 2019 | $58,900 |

3. Third
   - nested *one*
   - nested two
4. Fourth

- [x] read
- [ ] sold

![A watch](https://example.com/watch.jpg)

> First paragraph.
>
> Second paragraph.

\`\`\`ts
if (a < b && c) return "[gallery]";
\`\`\`

---

### By year

The ledger says so again [s1].`;
const noted = withFootnotes(content, [{ id: 's1', title: 'A ledger', url: null }]);
const html = htmlOfMarkdown(noted);

/** The texts that differ at the end, with the originals. */
type Changes = readonly (readonly [before: string, after: string])[];

const escaped: Changes = [
  ['?a=1&b=2', String.raw`?a=1\&b=2`],
  ['[gallery] is', String.raw`\[gallery] is`],
];
/** The changes by a program that writes markdown anew; the meaning stays the same. */
const anew: Changes = [
  ...escaped,
  ['| :--- | ---: |', '| :- | -: |'],
  ['3. Third\n', '3. Third\n\n'],
  ['nested two\n', 'nested two\n\n'],
];
const byEngines: Changes = [
  ...escaped,
  ['| Year | Price |\n| :--- | ---: |\n', '| Year |   Price |\n| :--- | ------: |\n'],
];
const signs: Changes = [
  ['[x]', '☑'],
  ['[ ]', '☐'],
];
const noPicture: Changes = [['![A watch](https://example.com/watch.jpg)\n\n', '']];
const twoNotes: Changes = [
  ['more [^s1]', 'more [^1]'],
  ['again [^s1]', 'again [^2]'],
  ['[^s1]: A ledger', '[^1]: A ledger\n\n[^2]: A ledger'],
];

const changed = (changes: Changes): string =>
  changes.reduce((text, [before, after]) => {
    expect(text).toContain(before);
    return text.replace(before, () => after);
  }, noted);

async function imported(kind: 'wordpress' | 'ghost' | 'markdown', file: string) {
  const name = path.join(directory, 'a.md');
  writeFileSync(name, file);
  const work = { path: name, fileName: 'a.md', kind, timeZone: 'Europe/Berlin' };
  for await (const item of itemsIn(work)) return item.content;
  return undefined;
}

function fromWordPress() {
  const { text, notes } = wordPressBlocks(html, '018f3d5e-7d0b-5a57-9c53-0d5a4b1f7c06');
  return imported(
    'wordpress',
    `<?xml version="1.0"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><wp:base_blog_url>https://blog.example</wp:base_blog_url><item><title>A watch</title><wp:post_id>7</wp:post_id>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type><content:encoded><![CDATA[${text}]]></content:encoded>
<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[${notes}]]></wp:meta_value></wp:postmeta></item>
</channel></rss>`,
  );
}

const fromGhost = (lexical: string) => {
  const post = { id: 'p', uuid: 'u', title: 'A watch', status: 'published', type: 'post', lexical };
  return imported('ghost', JSON.stringify({ db: [{ meta: { version: '6.0.0' }, data: { posts: [post] } }] }));
};
const markdownCard = JSON.stringify({ root: { children: [{ type: 'markdown', markdown: noted }] } });
const fromEngine = (engine: Engine) =>
  imported('markdown', `---\ntitle: "A watch"\n---\n\n${engineMarkdown(noted, engine, 'footnotes')}`);
const fromHtml = async () => (await documentToMarkdown(Buffer.from(html), 'html')).markdown;

async function fromWord() {
  const facts = { title: 'A watch', summary: null, category: 'Watches', byline: 'A voice' };
  return (await documentToMarkdown(Buffer.from(await wordDocument(noted, facts)), 'docx')).markdown;
}

it.each<[string, () => Promise<string | undefined>, Changes]>([
  ['WordPress', fromWordPress, [...anew, ...signs, ...noPicture, ...twoNotes]],
  [
    'Ghost, blocks',
    () => fromGhost(lexicalOf(html)),
    [...anew, ...signs, ...noPicture, ['> First paragraph.\n>\n', '> First paragraph.\\\n']],
  ],
  ['Ghost, exact', () => fromGhost(markdownCard), []],
  ['a file for Hugo', () => fromEngine('hugo'), byEngines],
  [
    'a file for Jekyll',
    () => fromEngine('jekyll'),
    [
      ...escaped,
      ['$58,900 in', String.raw`\$58,900 in`],
      [
        '| Year | Price |\n| :--- | ---: |\n| 2019 | $58,900 |',
        '| Year |    Price |\n| :--- | -------: |\n| 2019 | \\$58,900 |',
      ],
    ],
  ],
  ['a file for Astro', () => fromEngine('astro'), byEngines],
  ['a page', fromHtml, [...anew, ...noPicture]],
  [
    'a document of Word',
    fromWord,
    [
      ...anew,
      ['| :- | -: |', '| - | -: |'],
      ['[x]', '☒'],
      ['[ ]', '☐'],
      ['![A watch]', String.raw`[\[A watch\]]`],
      ['```ts', '```'],
      ['---\n\n', ''],
      ...twoNotes,
    ],
  ],
])('%s gives an article back as the table of losses says', async (_, back, losses) => {
  expect(await back()).toBe(changed(losses));
});
