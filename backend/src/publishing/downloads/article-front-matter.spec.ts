import { parse } from 'yaml';
import type { PackagedText } from '../../articles/contract.js';
import { articleFrontMatter, type SiteEngine } from './article-front-matter.js';

const image = {
  type: 'search',
  url: '/api/images/i-1',
  title: 'A "box"',
  creator: 'A. Keeper',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://licences.example/by/4.0',
  sourcePage: 'https://pictures.example/box',
  source: 'Wikimedia Commons',
};

const text = {
  title: 'The Market: 1990',
  summary: 'What a "box" adds.',
  persona: 'The Archivist',
  category: 'Market Intel',
  contentHash: 'c0ffee',
  createdAt: new Date('2026-11-01T09:00:00.123Z'),
  promoted: { at: '2026-11-27T15:00:00.456Z' },
  images: [image],
} as unknown as PackagedText;

const site = {
  articleId: 'a-1',
  publicUrl: 'https://desk.example',
  zone: 'America/New_York',
  credentials: { sign: true, label: 'always' },
  byline: 'In the voice of The Archivist',
  canonical: undefined,
} as const;

function read(
  engine: SiteEngine,
  changes: Partial<PackagedText> = {},
  canonical?: string,
  byline: string | null = site.byline,
) {
  const block = articleFrontMatter({ ...text, ...changes }, engine, { ...site, byline, canonical });
  expect(block).toMatch(/^---\n[^]*\n---\n$/);
  return { block, values: parse(block.slice(4, -5)) as Record<string, unknown> };
}

it.each(['hugo', 'jekyll', 'astro'] as const)('%s reads what the article says of itself', (engine) => {
  expect(read(engine).values).toMatchObject({
    title: text.title,
    date: '2026-11-27T10:00:00-05:00',
    author: 'In the voice of The Archivist',
    persona: 'The Archivist',
    categories: ['Market Intel'],
    tags: ['Market Intel'],
    description: text.summary,
    image: {
      [engine === 'jekyll' ? 'path' : 'src']: 'https://desk.example/api/images/i-1',
      alt: image.title,
      credit: 'A. Keeper, CC BY 4.0',
      licence: image.licenceUrl,
      source: image.sourcePage,
    },
    article: 'a-1',
    content_hash: 'c0ffee',
  });
});

it.each(['hugo', 'jekyll', 'astro'] as const)(
  '%s is told of nobody and nothing that there is not',
  (engine) => {
    const { values } = read(engine, { persona: '', category: '' }, undefined, null);
    for (const name of ['author', 'persona', 'categories', 'tags']) expect(values).not.toHaveProperty(name);
  },
);

it('an author whom the archive names is no voice', () => {
  expect(read('hugo', { persona: '' }, undefined, 'A. Example').values).toMatchObject({
    author: 'A. Example',
  });
});

it.each([
  ['hugo', 'canonicalURL'],
  ['jekyll', 'canonical_url'],
  ['astro', 'canonicalURL'],
] as const)('%s is told where the article lives, once it does, by %s', (engine, name) => {
  expect(read(engine, {}, 'https://blog.example/boxes').values).toHaveProperty(
    [name],
    'https://blog.example/boxes',
  );
  expect(read(engine).block).not.toMatch(/canonical/);
});

it.each([
  'Coins #1',
  'No',
  '- a: "b" \\ c',
  "It's {{ x }}",
  '--- \u2028 \u0085 \ufeff',
  '2026-01-01',
  '@x `y` %z &a *b !c |d >e',
])('no title breaks the file: %s', (title) => {
  const { block, values } = read('hugo', { title });
  expect(values['title']).toBe(title);
  expect(block).not.toMatch(/[\u2028\u0085\ufeff]/);
});

it('a text that is not promoted is a draft there, dated when it came about', () => {
  const draft = { promoted: undefined, images: [], summary: null };
  expect(read('hugo', draft).values).toMatchObject({ draft: true, date: '2026-11-01T04:00:00-05:00' });
  expect(read('jekyll', draft).values).toMatchObject({ published: false });
  expect(read('hugo').values).not.toHaveProperty('draft');
  for (const name of ['description', 'summary', 'image']) {
    expect(read('hugo', draft).values).not.toHaveProperty(name);
  }
});

it('tells of a drawn picture that it is drawn', () => {
  const images = [{ ...image, type: 'ai' }] as unknown as PackagedText['images'];
  expect(read('hugo', { images }).values).toMatchObject({
    image: { alt: 'A "box" (drawn by an AI model)' },
  });
});

it('no engine takes braces of the text for its own', () => {
  expect(read('jekyll').values).toMatchObject({ render_with_liquid: false, layout: 'post' });
  expect(read('astro').values).toMatchObject({ templateEngineOverride: 'md' });
});
