import { addressOf, sourceTypeOf, type PackageCredential } from '../../credentials/contract.js';
import type { FeedItem } from '../read-models/list-published.query.js';
import { manifestPath } from '../signing/manifest-path.js';
import { articlePage, type FeedAddresses, type FeedPage, type FeedTexts } from './feed.js';

/** The promoted articles as a JSON Feed, version 1.1 (jsonfeed.org). */
export function jsonFeed({ items }: FeedPage, addresses: FeedAddresses, texts: FeedTexts) {
  const { title, publicUrl, self, next } = addresses;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: publicUrl,
    ...(self !== undefined && { feed_url: self }),
    ...(next !== undefined && { next_url: next }),
    language: 'en',
    items: items.map((item) => feedItem(item, addresses, texts)),
  };
}

function feedItem(item: FeedItem, addresses: FeedAddresses, texts: FeedTexts) {
  const { articleId, title, summary, at, firstAt, byline, category } = item;
  const { images, mediaTypes, position, number, contentHash, cited, credential } = item;
  const { publicUrl, pictureOf } = addresses;
  const pictures = images.map((image) => ({ ...image, url: pictureOf(image) }));
  const [first] = pictures;
  return {
    id: articleId,
    url: articlePage(item, addresses),
    title,
    content_html: texts.get(articleId) ?? '',
    ...(summary !== null && { summary }),
    date_published: firstAt,
    date_modified: at,
    ...(byline !== null && { authors: [{ name: byline }] }),
    ...(category !== '' && { tags: [category] }),
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

/** The facts that say how a text was made, and the address of the manifest that proves them. */
function contentCredentials(credential: PackageCredential, publicUrl: string) {
  const { facts, humanOversightLevel, statement } = credential.told;
  const term = sourceTypeOf(facts);
  return {
    manifest: publicUrl + manifestPath(credential),
    format: 'application/c2pa',
    ...(term && { digitalSourceType: addressOf(term) }),
    humanOversightLevel,
    statement,
  };
}

const attachmentOf =
  (mediaTypes: FeedItem['mediaTypes']) =>
  ({ id, url, title, creator, licence }: FeedItem['images'][number]) => {
    const mediaType = mediaTypes.get(id);
    // Some readers show only the name of an attachment, so it includes the credit.
    const named = [title, creator, licence].filter(Boolean).join(' · ');
    return mediaType === undefined ? [] : [{ url, mime_type: mediaType, title: named }];
  };
