import type { PackageCredential } from '../credentials/contract.js';
import type { PublishedQuery } from './dto/published.dto.js';
import type { FeedItem, ListPublished } from './read-models/list-published.query.js';
import { manifestPath } from './signing/manifest-path.js';

interface FeedOptions {
  readonly title: string;
  /** The origin that users see. */
  readonly publicUrl: string;
  /** What was asked for. */
  readonly query: PublishedQuery;
}

type FeedPage = Awaited<ReturnType<ListPublished['newest']>>;

/** What was promoted as a JSON Feed, version 1.1 (jsonfeed.org). */
export function jsonFeed({ items, nextCursor }: FeedPage, { title, publicUrl, query }: FeedOptions) {
  const { limit, since } = query;
  const address = `${publicUrl}/api/published/feed.json`;
  const next = new URLSearchParams({
    ...(since !== undefined && { since: String(since) }),
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

/** An article has no address of its own before a site has published it, so an item has no `url`. */
function feedItem(item: FeedItem, publicUrl: string) {
  const { articleId, title, content, summary, at, firstAt, persona, category } = item;
  const { images, mediaTypes, position, number, contentHash, cited, credential } = item;
  const pictures = images.map((image) => ({ ...image, url: publicUrl + image.url }));
  const [first] = pictures;
  return {
    id: articleId,
    title,
    content_text: content,
    ...(summary !== null && { summary }),
    date_published: firstAt,
    date_modified: at,
    authors: [{ name: persona }],
    tags: [category],
    ...(first && { image: first.url, attachments: pictures.flatMap(attachmentOf(mediaTypes)) }),
    ...(credential && { _c2pa: contentCredentials(credential, publicUrl) }),
    _provenance: {
      position,
      package: number,
      contentHash,
      cited,
      images: pictures.map(({ url, title: shown, source, creator, licence, licenceUrl, sourcePage }) => ({
        url,
        title: shown,
        source,
        creator,
        licence,
        licenceUrl,
        sourcePage,
      })),
    },
  };
}

/** What says how the text was made, and where the manifest is that proves it. */
function contentCredentials(credential: PackageCredential, publicUrl: string) {
  const { actions, humanOversightLevel, statement } = credential.told;
  return {
    manifest: publicUrl + manifestPath(credential),
    format: 'application/c2pa',
    digitalSourceType: actions[0]?.digitalSourceType,
    humanOversightLevel,
    statement,
  };
}

const attachmentOf =
  (mediaTypes: FeedItem['mediaTypes']) =>
  ({ id, url, title, creator, licence }: FeedItem['images'][number]) => {
    const mediaType = mediaTypes.get(id);
    // Who shows no more than the name of an attachment shows whose picture it is.
    const named = [title, creator, licence].filter(Boolean).join(' · ');
    return mediaType === undefined ? [] : [{ url, mime_type: mediaType, title: named }];
  };
