import type { PublishedAnswer, PublishedItem } from './published.dto.js';

interface FeedOptions {
  readonly title: string;
  /** The origin that users see. */
  readonly publicUrl: string;
  readonly limit: number | undefined;
}

/** What was promoted as a JSON Feed, version 1.1 (jsonfeed.org). */
export function jsonFeed({ items, nextCursor }: PublishedAnswer, { title, publicUrl, limit }: FeedOptions) {
  const address = `${publicUrl}/api/published/feed.json`;
  const next = new URLSearchParams({
    ...(limit !== undefined && { limit: String(limit) }),
    ...(nextCursor !== null && { cursor: nextCursor }),
  });
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: publicUrl,
    feed_url: address,
    ...(nextCursor !== null && { next_url: `${address}?${next}` }),
    language: 'en',
    items: items.map((item) => feedItem(item, publicUrl)),
  };
}

function feedItem(item: PublishedItem, publicUrl: string) {
  const { articleId, title, content, at, persona, category, images, position, number, contentHash, cited } =
    item;
  const [image] = images;
  return {
    id: articleId,
    title,
    content_text: content,
    date_published: at,
    authors: [{ name: persona }],
    tags: [category],
    ...(image && { image: publicUrl + image.url }),
    _provenance: { position, package: number, contentHash, cited },
  };
}
