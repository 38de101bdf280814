import { jsonFeed } from './json-feed.js';
import type { FeedItem } from '../read-models/list-published.query.js';

const image = {
  id: 'i-1',
  type: 'search',
  url: '/api/images/i-1',
  thumbnailUrl: '/api/images/i-1/thumbnail',
  title: 'A box',
  source: 'Wikimedia Commons',
  creator: 'A. Keeper',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://licences.example/by/4.0',
  sourcePage: 'https://pictures.example/box',
  articleRevision: 0,
  package: 1,
} as const;

const item = {
  articleId: 'a-1',
  title: 'On boxes',
  content: 'A box.',
  at: '2026-11-02T09:00:00.000Z',
  firstAt: '2026-11-01T09:00:00.000Z',
  byline: 'In the voice of The Archivist',
  category: 'Collectibles',
  images: [image, { ...image, id: 'i-2', url: '/api/images/i-2', creator: null, licence: null }],
  position: 7,
  number: 2,
  contentHash: 'ab',
  cited: [],
  mediaTypes: new Map([
    ['i-1', 'image/jpeg'],
    ['i-2', 'image/webp'],
  ]),
} as unknown as FeedItem;

const addresses = {
  title: 'The desk',
  publicUrl: 'https://desk.example',
  pictureOf: ({ url }: { url: string }) => `https://desk.example${url}`,
  self: 'https://desk.example/api/published/feed.json',
  next: 'https://desk.example/api/published/feed.json?cursor=c',
};
const texts = new Map([['a-1', '<p>A box.</p>']]);

it('names whose the pictures are, and where the next page is', () => {
  const feed = jsonFeed({ items: [item], nextCursor: 'c' }, addresses, texts);
  expect([feed.feed_url, feed.next_url]).toEqual([addresses.self, addresses.next]);
  expect(feed.items).toMatchObject([
    {
      url: 'https://desk.example/articles?article=a-1',
      content_html: '<p>A box.</p>',
      date_published: item.firstAt,
      date_modified: item.at,
      image: 'https://desk.example/api/images/i-1',
      attachments: [
        {
          url: 'https://desk.example/api/images/i-1',
          mime_type: 'image/jpeg',
          title: 'A box · A. Keeper · CC BY 4.0',
        },
        { url: 'https://desk.example/api/images/i-2', mime_type: 'image/webp', title: 'A box' },
      ],
      _provenance: {
        images: [
          {
            creator: 'A. Keeper',
            licence: 'CC BY 4.0',
            licenceUrl: image.licenceUrl,
            sourcePage: image.sourcePage,
          },
          { creator: null, licence: null },
        ],
      },
    },
  ]);
});

it('names in whose voice an article is, and leaves out whom and what it can’t name', () => {
  const other = { ...item, byline: null, category: '' };
  const { items } = jsonFeed({ items: [item, other], nextCursor: null }, addresses, texts);
  expect(items[0]).toMatchObject({
    authors: [{ name: 'In the voice of The Archivist' }],
    tags: ['Collectibles'],
  });
  expect(items[1]).not.toHaveProperty('authors');
  expect(items[1]).not.toHaveProperty('tags');
});

it('leads to where the article lives, once a site has published it', () => {
  const published = { ...item, livesAt: 'https://blog.example/boxes' };
  const feed = jsonFeed({ items: [published], nextCursor: null }, addresses, texts);
  expect(feed.items).toMatchObject([{ id: 'a-1', url: 'https://blog.example/boxes' }]);
});

it('has neither pictures nor a next page where there are none', () => {
  const { self: _, next: _next, ...bare } = addresses;
  const feed = jsonFeed({ items: [{ ...item, images: [] }], nextCursor: null }, bare, texts);
  expect(feed).not.toHaveProperty('next_url');
  expect(feed.items[0]).not.toHaveProperty('image');
  expect(feed.items[0]).not.toHaveProperty('attachments');
});
