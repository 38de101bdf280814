import type { FeedItem } from '../read-models/list-published.query.js';
import { creditOf, type FeedAddresses } from './feed.js';
import { element, textElement } from './xml.js';

/** The namespace of Media RSS (rssboard.org/media-rss), which Atom accepts, too. */
export const mediaNamespace = { 'xmlns:media': 'http://search.yahoo.com/mrss/' };

/** The pictures of an article, with their credits and licences. */
export function mediaOf({ images, mediaTypes }: FeedItem, { pictureOf }: FeedAddresses): string[] {
  return images.map((image) =>
    element(
      'media:content',
      { url: pictureOf(image), type: mediaTypes.get(image.id), medium: 'image' },
      textElement('media:title', image.title, { type: 'plain' }),
      textElement('media:credit', creditOf(image)),
      ...(image.licence === null
        ? []
        : [textElement('media:license', image.licence, { href: image.licenceUrl ?? undefined })]),
    ),
  );
}
