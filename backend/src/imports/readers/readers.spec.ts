import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { docxOf, odtOf } from '../../documents/testing/documents.js';
import type { FileKind } from '../domain/import.events.js';
import { UnreadableFile, type Item } from './item.js';
import { itemsIn } from './items-in.js';

const directory = mkdtempSync(path.join(tmpdir(), 'readers-'));
afterAll(() => rmSync(directory, { recursive: true }));

async function read(kind: FileKind, content: string | Buffer, fileName = 'archive'): Promise<Item[]> {
  const file = path.join(directory, 'file');
  writeFileSync(file, content);
  const items: Item[] = [];
  for await (const item of itemsIn({ path: file, fileName, kind, timeZone: 'America/New_York' }))
    items.push(item);
  return items;
}

async function readZip(
  files: Readonly<Record<string, string | Buffer>>,
  fileName = 'archive.zip',
): Promise<Item[]> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text as string), name);
  zip.end();
  return read('zip', await buffer(zip.outputStream), fileName);
}

const markdown = async (text: string, name = 'a.md'): Promise<Item | undefined> =>
  (await read('markdown', text, name))[0];

const wxr = (...items: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/">
<channel><title>Archive</title><link>https://archive.example</link>
<wp:base_blog_url>https://archive.example</wp:base_blog_url>
<wp:author><wp:author_login><![CDATA[ada]]></wp:author_login><wp:author_display_name><![CDATA[A. Example]]></wp:author_display_name></wp:author>
${items.join('\n')}
</channel></rss>`;

interface PostFields {
  readonly [element: string]: string;
}

function post(content: string, fields: PostFields = {}, rest = ''): string {
  const all: PostFields = {
    title: '<![CDATA[Boxes]]>',
    'dc:creator': '<![CDATA[ada]]>',
    'wp:post_id': '7',
    'wp:post_date': '<![CDATA[2019-05-03 04:00:00]]>',
    'wp:post_date_gmt': '<![CDATA[2019-05-03 08:00:00]]>',
    'wp:status': 'publish',
    'wp:post_type': 'post',
    'wp:post_password': '',
    ...fields,
  };
  const elements = Object.entries(all).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<item>${elements.join('')}<content:encoded><![CDATA[${content}]]></content:encoded>${rest}</item>`;
}

describe('a WordPress export', () => {
  it('gives posts, with names for logins and moments in UTC', async () => {
    const [item] = await read(
      'wordpress',
      wxr(
        post(
          'One\nline.\n\nTwo.',
          { title: '<![CDATA[A]]]]><![CDATA[>B]]>', 'excerpt:encoded': '<![CDATA[Short.]]>' },
          '<category domain="post_tag"><![CDATA[Rare]]></category><category domain="category"><![CDATA[Watches &amp; Cars]]></category>',
        ),
      ),
    );
    expect(item).toMatchObject({
      title: 'A]]>B',
      system: 'wordpress',
      site: 'https://archive.example',
      sourceId: '7',
      author: 'A. Example',
      summary: 'Short.',
      publishedAt: '2019-05-03T08:00:00.000Z',
      isDraft: false,
      categories: ['Watches & Cars', 'Rare'],
      leftOut: null,
    });
    expect(item?.content).toMatch(/^One(?:\\| {2})\nline\.\n\nTwo\.$/);
  });

  it('has drafts whose moments are zeros', async () => {
    const zeros = '<![CDATA[0000-00-00 00:00:00]]>';
    const moments = { 'wp:post_date_gmt': zeros, 'wp:post_modified_gmt': zeros };
    const [item] = await read('wordpress', wxr(post('Text.', { 'wp:status': 'draft', ...moments })));
    expect(item).toMatchObject({
      isDraft: true,
      publishedAt: null,
      // The house's clock is used, because the file doesn't contain the site's.
      modifiedAt: '2019-05-03T08:00:00.000Z',
      leftOut: null,
    });
  });

  it.each([
    [{ 'wp:status': 'trash' }, 'It is in the bin.'],
    [{ 'wp:status': 'private' }, 'It is private.'],
    [{ 'wp:post_password': 'secret' }, 'It is protected by a password.'],
    [{ 'wp:post_type': 'page' }, 'It is a page.'],
  ])('leaves %j out and says why', async (fields, leftOut) => {
    expect(await read('wordpress', wxr(post('Text.', fields)))).toMatchObject([{ leftOut }]);
  });

  it('tells pictures, captions, embeds and shortcodes', async () => {
    const [item] = await read(
      'wordpress',
      wxr(
        post('', {
          'wp:post_type': 'attachment',
          'wp:post_id': '9',
          'wp:attachment_url': 'https://archive.example/box.jpg',
        }),
        post(
          'Text [sic] here.\n\n[caption id="a" width="1"]<img src="https://archive.example/in.jpg" /> A caption[/caption]\n\n[gallery ids="1,2"]\n\n[embed]https://video.example/1[/embed]',
          {},
          '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta><wp:comment><wp:comment_content>No.</wp:comment_content></wp:comment>',
        ),
      ),
    );
    expect(item?.images.map(({ url }) => url)).toEqual([
      'https://archive.example/box.jpg',
      'https://archive.example/in.jpg',
    ]);
    expect(item?.losses).toMatchObject({ image: 1, gallery: 1, embed: 1 });
    expect(item?.content).toContain('sic');
    expect(item?.content).toContain('https://video.example/1');
    expect(item?.content).not.toContain('gallery');
  });

  it.each(['before', 'behind'] as const)('knows a featured image that stands %s its post', async (place) => {
    const picture = post('', {
      'wp:post_type': 'attachment',
      'wp:post_id': '9',
      'wp:attachment_url': 'https://archive.example/box.jpg',
    });
    const meta =
      '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>';
    const other = post('<item> &amp; <wp:attachment_url>', { 'wp:post_id': '8' });
    const items = [other, post('Text.', {}, meta)];
    const found = await read(
      'wordpress',
      wxr(...(place === 'before' ? [picture, ...items] : [...items, picture])),
    );
    expect(found.map(({ images }) => images.map(({ url }) => url))).toEqual([
      [],
      ['https://archive.example/box.jpg'],
    ]);
  });

  it('has whose names stand behind the posts', async () => {
    const author =
      '<wp:author><wp:author_login>b</wp:author_login><wp:author_display_name>B. Late</wp:author_display_name></wp:author>';
    expect(await read('wordpress', wxr(post('Text.', { 'dc:creator': 'b' }), author))).toMatchObject([
      { author: 'B. Late' },
    ]);
  });

  it('shows titles and names without markup, and an address that stands alone as a link', async () => {
    const author =
      '<wp:author><wp:author_login>b</wp:author_login><wp:author_display_name><![CDATA[B &amp; Sons]]></wp:author_display_name></wp:author>';
    const [item] = await read(
      'wordpress',
      wxr(
        author,
        post('One.\n\nhttps://video.example/1?a=1&amp;b=2\n\nTwo.', {
          title: '<![CDATA[A <em>rare</em> box, 5 < 6 &#8217;]]>',
          'dc:creator': 'b',
        }),
      ),
    );
    expect(item).toMatchObject({ title: 'A rare box, 5 < 6 ’', author: 'B & Sons', losses: { embed: 1 } });
    expect(item?.content).toMatch(/^One\.\n\n<https:\/\/video\.example\/1\?a=1&b=2>\n\nTwo\.$/);
  });

  it('keeps the notes of its block editor', async () => {
    const content =
      '<!-- wp:paragraph --><p>Known<sup data-fn="f1" class="fn"><a href="#f1" id="f1-link">1</a></sup>.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->';
    const notes = '[{"content":"A \\/ note.","id":"f1"}]';
    const meta = `<wp:postmeta><wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[${notes}]]></wp:meta_value></wp:postmeta>`;
    const [item] = await read('wordpress', wxr(post(content, {}, meta)));
    expect(item?.content).toMatch(/^Known\[\^[^\]]+\]\.\n\n\[\^[^\]]+\]: A \/ note\./);
  });

  it('may hold signs that no XML has', async () => {
    expect(await read('wordpress', wxr(post('A\u000B box\u0000.')))).toMatchObject([{ content: 'A box.' }]);
  });

  it.each([
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><rss>&a;</rss>', 'document type'],
    ['a million elements within each other', '<a>'.repeat(1_000_000), '100 elements within each other'],
    ['what is no XML', '<rss><a></rss>', 'not well-formed'],
    ['an end in the middle', wxr(post('Text.')).slice(0, -30), 'not well-formed'],
    ['nothing in it', wxr(), 'no articles'],
  ])('with %s is refused with a sentence', async (_, text, sentence) => {
    await expect(read('wordpress', text)).rejects.toThrow(sentence);
  });
});

describe('a Ghost export', () => {
  const ghost = (posts: object[], more: object = {}): string =>
    JSON.stringify({
      db: [
        {
          meta: { version: '5.0.0' },
          data: {
            posts,
            posts_authors: [{ post_id: 'p1', author_id: 'u1' }],
            posts_tags: [
              { post_id: 'p1', tag_id: 't1' },
              { post_id: 'p1', tag_id: 't2' },
            ],
            tags: [
              { id: 't1', name: 'Watches' },
              { id: 't2', name: '#internal' },
            ],
            users: [{ id: 'u1', name: 'A. Example' }],
            ...more,
          },
        },
      ],
    });
  const published = {
    id: 'p1',
    uuid: 'uu1',
    title: 'Boxes',
    status: 'published',
    type: 'post',
    published_at: '2019-05-03T08:00:00.000Z',
  };
  const lexical = (...children: object[]) => JSON.stringify({ root: { type: 'root', children } });

  it('gives posts with what stands in other tables', async () => {
    const html = '<h2>Papers</h2><p>Keep <strong>all</strong>.</p>';
    const items = await read(
      'ghost',
      ghost([
        { ...published, html, lexical: lexical() },
        { ...published, id: 'p2', uuid: 'uu2', type: 'page', html },
      ]),
    );
    expect(items).toMatchObject([
      {
        title: 'Boxes',
        sourceId: 'uu1',
        author: 'A. Example',
        categories: ['Watches'],
        content: '## Papers\n\nKeep **all**.',
      },
      { leftOut: 'It is a page.' },
    ]);
  });

  it('keeps markdown as it was written', async () => {
    const card = lexical({ type: 'markdown', version: 1, markdown: 'A[^1].\n\n[^1]: Note.' });
    expect(await read('ghost', ghost([{ ...published, lexical: card, html: '<p>A</p>' }]))).toMatchObject([
      { content: 'A[^1].\n\n[^1]: Note.' },
    ]);
  });

  it('reads what its editors keep where it has no HTML', async () => {
    const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
    const present = lexical(
      { type: 'heading', tag: 'h2', children: [text('Papers')] },
      { type: 'paragraph', children: [text('Keep '), text('all', 1)] },
      { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [text('one')] }] },
      { type: 'gallery' },
      { type: 'audio', title: 'A talk' },
      { type: 'callout' },
    );
    const earlier = JSON.stringify({
      cards: [['code', { code: 'x', language: 'ts' }]],
      markups: [['strong']],
      sections: [
        [
          1,
          'p',
          [
            [0, [], 0, 'Keep '],
            [0, [0], 1, 'all'],
          ],
        ],
        [10, 0],
      ],
    });
    const items = await read(
      'ghost',
      ghost([
        { ...published, lexical: present },
        { ...published, id: 'p3', uuid: 'uu3', mobiledoc: earlier },
      ]),
    );
    expect(items[0]).toMatchObject({
      content: '## Papers\n\nKeep **all**\n\n- one',
      losses: { gallery: 1, player: 1, callout: 1 },
    });
    expect(items[1]?.content).toBe('Keep **all**\n\n```ts\nx\n```');
  });

  it.each([
    ['{"db": [', 'ends in the middle'],
    ['{"db": []}', 'no export of Ghost'],
    ['{"db": x}', 'not well-formed'],
  ])('%s is refused with a sentence', async (text, sentence) => {
    await expect(read('ghost', text)).rejects.toThrow(sentence);
  });
});

describe('a text with front matter', () => {
  it.each([
    ['YAML', '---\ntitle: "The Market: 1990"\ndate: 2026-11-27 10:00\ntags: watches, cars\n---\nText.'],
    [
      'TOML',
      '+++\ntitle = "The Market: 1990"\ndate = 2026-11-27T10:00:00-05:00\ntags = ["watches", "cars"]\n+++\nText.',
    ],
    [
      'TOML without a zone',
      '+++\ntitle = "The Market: 1990"\ndate = 2026-11-27 10:00:00\ntags = ["watches", "cars"]\n+++\nText.',
    ],
    [
      'JSON',
      '{\n"title": "The Market: 1990",\n"date": "2026-11-27T10:00:00-05:00",\n"tags": ["watches", "cars"]\n}\n\nText.',
    ],
  ])('in %s is what it says', async (_, text) => {
    expect(await markdown(text)).toMatchObject({
      title: 'The Market: 1990',
      publishedAt: '2026-11-27T15:00:00.000Z',
      categories: ['watches', 'cars'],
      content: 'Text.',
      leftOut: null,
    });
  });

  it.each([
    ['no front matter, and a heading', '# Boxes\n\nText.', 'a.md', 'Boxes'],
    ['no title at all', 'Text.', '2019-05-03-what-a-box-is-worth.md', 'What a box is worth'],
    ['windows line ends and a mark', '\uFEFF---\r\ntitle: Boxes\r\n---\r\nText.', 'a.md', 'Boxes'],
    ['a title that YAML takes for a number', '---\ntitle: 1990\n---\nText.', 'a.md', '1990'],
  ])('with %s has a title', async (_, text, name, title) => {
    expect(await markdown(text, name)).toMatchObject({ title, content: 'Text.' });
  });

  it('is told from one that stands between two rules', async () => {
    const text = '---\n\nKeep the box.\n\n---\n\nAnd the papers.';
    expect(await markdown(text)).toMatchObject({ title: 'A', content: text });
    expect(await markdown('---\n---\nText.')).toMatchObject({ title: 'A', content: 'Text.' });
  });

  it('of a desk says which article it is, whose voice it has, and what its picture is', async () => {
    const image = {
      src: 'https://desk.example/1.jpg',
      alt: 'A box',
      credit: 'A. Example, CC BY',
      licence: 'https://licence.example',
    };
    const matter = [
      'title: "Boxes"',
      'date: 2026-11-27T10:00:00-05:00',
      'author: "In the voice of The Archivist"',
      'persona: "The Archivist"',
      'categories: ["Watches, Cars"]',
      'tags: ["Watches, Cars"]',
      'canonical: "https://house.example/boxes"',
      'description: "Short."',
      `image: ${JSON.stringify(image)}`,
      'article: "a1"',
      'content_hash: "c0ffee"',
    ];
    expect(await markdown(`---\n${matter.join('\n')}\n---\nText.`, '2026-11-27-boxes.md')).toMatchObject({
      ...{ system: 'desk', site: 'a desk', sourceId: 'a1', title: 'Boxes', author: 'The Archivist' },
      ...{ categories: ['Watches, Cars'], url: 'https://house.example/boxes', summary: 'Short.' },
      publishedAt: '2026-11-27T15:00:00.000Z',
      images: [{ url: image.src, alt: 'A box', credit: image.credit, licence: image.licence }],
    });
  });

  it('that cannot be read is left out, and says so', async () => {
    expect((await markdown('---\ntitle: The Market: 1990\n---\nText.'))?.leftOut).toContain('front matter');
  });

  it.each([
    ['Hugo', 'A {{< youtube x >}} b', 'A  b', { shortcode: 1 }],
    ['Hugo, as shown', 'A `{{</* x */>}}`', 'A `{{< x >}}`', {}],
    [
      'Jekyll',
      '{% highlight ts %}\nx\n{% endhighlight %}\n{% include a.html %}',
      '```ts\nx\n```',
      { shortcode: 1 },
    ],
    ['code', '```\n{{ x }}\n```', '```\n{{ x }}\n```', {}],
  ])('of %s loses what only the engine knows', async (_, text, content, losses) => {
    expect(await markdown(`---\ntitle: T\n---\n${text}`)).toMatchObject({ content, losses });
  });

  it('in MDX loses imports and components', async () => {
    const text = '---\ntitle: T\n---\nimport A from "a"\n\n<A x="1">Inner</A> text';
    expect(await markdown(text, 'a.mdx')).toMatchObject({ content: 'Inner text', losses: { component: 2 } });
  });
});

describe('a single file', () => {
  it.each([
    ['a.md', Buffer.from('\uFEFF# Caf\u00E9\n\nPrice: 5 \u20AC.', 'utf16le')],
    ['a.md', Buffer.from('# Caf\xe9\n\nPrice: 5 \x80.', 'latin1')],
    ['a.html', Buffer.from('<meta charset=windows-1252><h1>Caf\xe9</h1><p>Price: 5 \x80.</p>', 'latin1')],
  ])('%s in another encoding than UTF-8 is read as it was written', async (name, bytes) => {
    const kind = name === 'a.md' ? 'markdown' : 'html';
    expect(await read(kind, bytes, name)).toMatchObject([
      { title: 'Caf\u00E9', content: 'Price: 5 \u20AC.', leftOut: null },
    ]);
  });

  it('that is no text at all is left out, and says so', async () => {
    expect(await read('markdown', Buffer.from('# A\0\n\nText.'), 'a.md')).toMatchObject([
      { title: 'a.md', leftOut: 'The file has no text that can be read.' },
    ]);
  });
});

describe('a packed folder', () => {
  it('is a site, whose templates are no articles', async () => {
    const items = await readZip({
      'site/_config.yml': 'url: https://archive.example',
      'site/_posts/2019-05-03-boxes.md': '---\ntitle: Boxes\n---\nText.',
      'site/index.html': '<p>Home</p>',
      'site/_layouts/post.html': '<p>Layout</p>',
      '__MACOSX/site/_posts/._a.md': 'x',
    });
    expect(items).toMatchObject([
      {
        site: 'https://archive.example',
        sourceId: '_posts/2019-05-03-boxes',
        publishedAt: '2019-05-03T04:00:00.000Z',
      },
    ]);
  });

  it('may hold an export in several parts', async () => {
    const items = await readZip({
      '1.xml': wxr(post('One.')),
      '2.xml': wxr(post('Two.', { 'wp:post_id': '8' })),
    });
    expect(items.map(({ sourceId, content }) => [sourceId, content])).toEqual([
      ['7', 'One.'],
      ['8', 'Two.'],
    ]);
  });

  it('may hold documents, which are drafts', async () => {
    const items = await readZip({
      'house/what-a-box.docx': await docxOf('<w:p><w:r><w:t>Keep the box.</w:t></w:r></w:p>'),
      'house/papers.odt': await odtOf('<text:p>Keep the papers.</text:p>'),
      'house/broken.docx': 'PK nothing',
    });
    expect(items).toMatchObject([
      {
        title: 'What a box',
        content: 'Keep the box.',
        sourceId: 'what-a-box.docx',
        isDraft: true,
        leftOut: null,
      },
      {
        title: 'From its properties',
        content: 'Keep the papers.',
        system: 'document',
        site: 'house',
        leftOut: null,
      },
      { title: 'Broken', leftOut: 'The file is damaged.' },
    ]);
  });

  it('may hold feeds, and an export of Ghost by its name', async () => {
    const ghost = {
      db: [{ data: { posts: [{ id: 'p1', title: 'Boxes', status: 'published', html: '<p>Keep.</p>' }] } }],
    };
    const items = await readZip({
      'site/feed.xml': '---\nlayout: null\n---\n<?xml version="1.0"?><feed>{{ site.title }}</feed>',
      'site/package.json': '{}',
      'site/house.ghost.2026-11-27.json': JSON.stringify(ghost),
    });
    expect(items).toMatchObject([{ system: 'ghost', title: 'Boxes', content: 'Keep.' }]);
  });

  it('with a path that leaves it is refused with a sentence', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('Text.'), 'xx/box.md');
    zip.end();
    const bytes = await buffer(zip.outputStream);
    const leaving = Buffer.from(bytes.toString('latin1').replaceAll('xx/box.md', '../box.md'), 'latin1');
    await expect(read('zip', leaving)).rejects.toThrow('can’t be read');
  });

  describe('with an entry that cannot be read', () => {
    /** Changes a file within the bytes of a zip file. */
    const changed = async (name: string, change: (zip: Buffer, local: number, central: number) => void) => {
      const zip = new ZipFile();
      const text = `Text. ${'Keep the box. '.repeat(9)}`;
      zip.addBuffer(Buffer.from(name.endsWith('.xml') ? wxr(post(text)) : text), name);
      zip.addBuffer(Buffer.from('---\ntitle: Boxes\n---\nText.'), 'boxes.md');
      zip.end();
      const bytes = await buffer(zip.outputStream);
      change(bytes, bytes.indexOf('PK\x03\x04'), bytes.indexOf('PK\x01\x02'));
      return read('zip', bytes);
    };
    const encrypt = (zip: Buffer, local: number, central: number): void => {
      zip.writeUInt16LE(1, local + 6);
      zip.writeUInt16LE(1, central + 8);
    };
    const damage = (zip: Buffer, local: number): void => {
      zip.fill(0xff, local + 36, local + 46);
    };

    it.each([
      ['encrypted', encrypt, '“a.md” in the zip file can’t be read: it is encrypted.'],
      ['damaged', damage, '“a.md” in the zip file can’t be read: it is damaged.'],
    ])('because it is %s leaves that out', async (_, change, leftOut) => {
      expect(await changed('a.md', change)).toMatchObject([
        { place: 'a.md', leftOut },
        { title: 'Boxes', leftOut: null },
      ]);
    });

    it.each([
      ['encrypted', encrypt],
      ['damaged', damage],
    ])('because it is %s is refused where that is an export', async (what, change) => {
      const sentence = `“a.xml” in the zip file can’t be read: it is ${what}.`;
      await expect(changed('a.xml', change)).rejects.toThrow(sentence);
      await expect(changed('a.xml', change)).rejects.toBeInstanceOf(UnreadableFile);
    });
  });

  it('that is damaged is refused with a sentence', async () => {
    await expect(read('zip', 'PK nothing')).rejects.toThrow('can’t be read');
  });
});

it('a page of a desk brings along what it carries', async () => {
  const data = {
    headline: 'Boxes',
    description: 'Short.',
    author: { name: 'Example House' },
    datePublished: '2026-05-03T08:00:00.000Z',
  };
  const page = `<html><head><meta name="author" content="In the voice of The Archivist"><title>Boxes</title>
<script type="application/ld+json">${JSON.stringify(data)}</script></head><body><article><header><h1>Boxes</h1></header><p>Keep it.</p></article></body></html>`;
  expect(await read('html', page, 'boxes.html')).toMatchObject([
    { system: 'desk', title: 'Boxes', summary: 'Short.', author: 'Example House', content: 'Keep it.' },
  ]);
});

describe('the data of a page', () => {
  const site = { '@type': 'WebSite', name: 'Site', url: 'https://site.example', headline: 'Site' };
  const article = { '@type': 'Article', headline: 'Boxes', author: [{ name: 'A. Example' }] };
  const pageOf = (...data: readonly unknown[]): string =>
    `<html><head><title>T</title>${data
      .map((one, at) => {
        const type = [
          'type="application/ld+json"',
          "id=a type='application/ld+json'",
          'type=application/ld+json',
        ];
        return `<script ${type[at % 3]}>${typeof one === 'string' ? one : JSON.stringify(one)}</script>`;
      })
      .join('')}</head><body><p>Keep it.</p></body></html>`;

  it.each([
    ['in a script of its own', pageOf(site, article)],
    ['in a third script', pageOf(site, '{ broken', article)],
    ['in a graph', pageOf({ '@context': 'https://schema.org', '@graph': [site, article] })],
    ['in a list', pageOf([site, article])],
    ['of several types', pageOf(site, { ...article, '@type': ['Thing', 'BlogPosting'] })],
    ['of news', pageOf(site, { ...article, '@type': 'NewsArticle' })],
    ['by the address of its type', pageOf(site, { ...article, '@type': 'https://schema.org/Article' })],
    ['before other articles', pageOf(site, article, { ...article, headline: 'Other' })],
    ['that names no type', pageOf({ headline: 'Boxes', author: 'A. Example' })],
  ])('is that of its article: %s', async (_, page) => {
    expect(await read('html', page, 'boxes.html')).toMatchObject([{ title: 'Boxes', author: 'A. Example' }]);
  });

  it('that has no article says nothing of one', async () => {
    expect(await read('html', pageOf(site, null, [3]), 'boxes.html')).toMatchObject([
      { title: 'T', author: null, url: null },
    ]);
  });
});

describe('a text that could not be stored', () => {
  it('comes with other signs in its place, whatever the file escapes it as', async () => {
    const front = JSON.stringify(
      { title: 'A\uD800', summary: '\0b', tags: ['c\uDC00'], image: 'd\0' },
      null,
      1,
    );
    const export_ = {
      db: [{ data: { posts: [{ id: '\uD800', title: 'A\0', status: 'published', html: '<p>\uDC00</p>' }] } }],
    };
    const items = [
      ...(await read('markdown', `${front}\n\nText.`, 'a.md')),
      ...(await read('ghost', JSON.stringify(export_))),
    ];
    expect(items.map(({ title }) => title)).toEqual(['A\uFFFD', 'A\uFFFD']);
    expect(JSON.stringify(items)).not.toMatch(/\\u(?:0000|d8|dc)/);
  });

  it('is not what is left of a character that a limit cuts in two', async () => {
    const long = (length: number): string => 'x'.repeat(length - 1) + '😀';
    const front = {
      title: 'A',
      summary: long(300),
      author: long(200),
      tags: [long(200)],
      image: long(2_000),
    };
    expect(await markdown(`${JSON.stringify(front, null, 1)}\n\nText.`)).toMatchObject({
      summary: `${'x'.repeat(299)}…`,
      author: `${'x'.repeat(199)}…`,
      categories: [`${'x'.repeat(199)}…`],
      images: [{ url: 'x'.repeat(1_999) }],
    });
    const category = `<category domain="category"><![CDATA[${long(200)}]]></category>`;
    expect(await read('wordpress', wxr(post('Text.', {}, category)))).toMatchObject([
      { categories: [`${'x'.repeat(199)}…`] },
    ]);
  });
});

describe('an item whose lines are too long', () => {
  const words = (length: number): string => 'word '.repeat(length / 5).trimEnd();
  const front = (matter: object): string => `${JSON.stringify({ title: 'A', ...matter }, null, 1)}\n\nText.`;

  it('comes with as much of them as people may write, and says so', async () => {
    const item = await markdown(front({ summary: words(400), author: words(250), tags: [words(300)] }));
    expect(item?.summary).toMatch(/^(?:word )+word…$/);
    expect(item?.summary?.length).toBeLessThanOrEqual(300);
    expect(item?.losses).toEqual({ 'end of a summary': 1, 'end of a name': 2 });
    expect(item?.shortened).toEqual([
      'Its summary has 399 characters; what comes has 300 at most.',
      'The name of its author has 249 characters; what comes has 200 at most.',
      'The name of a category has 299 characters; what comes has 200 at most.',
    ]);
  });

  it('says nothing of lines that come whole, or of an item that is left out', async () => {
    const whole = await markdown(front({ summary: words(300), author: words(200) }));
    expect(whole).toMatchObject({ summary: words(300), author: words(200), losses: {} });
    expect(whole).not.toHaveProperty('shortened');
    const out = await markdown(front({ title: '', summary: words(400) }), ' .md');
    expect(out).toMatchObject({ leftOut: 'It has no title.', losses: {} });
  });
});
