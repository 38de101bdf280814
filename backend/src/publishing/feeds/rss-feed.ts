import type { FeedItem } from '../read-models/list-published.query.js';
import { idOf, articlePage, type FeedAddresses, type FeedPage, type FeedTexts } from './feed.js';
import { mediaNamespace, mediaOf } from './media.js';
import { element, textElement, xmlDocument } from './xml.js';

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  ...mediaNamespace,
};

/** The promoted articles as an RSS 2.0 feed (rssboard.org/rss-specification). */
export function rssFeed({ items }: FeedPage, addresses: FeedAddresses, texts: FeedTexts): string {
  const { title, publicUrl, self, next } = addresses;
  const link = (rel: string, href: string | undefined) =>
    href === undefined ? '' : element('atom:link', { rel, type: 'application/rss+xml', href });
  return xmlDocument(
    element(
      'rss',
      { version: '2.0', ...namespaces },
      element(
        'channel',
        {},
        textElement('title', title),
        textElement('link', publicUrl),
        textElement('description', `What ${title} has promoted.`),
        textElement('language', 'en'),
        link('self', self),
        link('next', next),
        ...items.map((item) => itemOf(item, addresses, texts)),
      ),
    ),
  );
}

function itemOf(item: FeedItem, addresses: FeedAddresses, texts: FeedTexts): string {
  const { articleId, title, summary, firstAt, byline, category } = item;
  return element(
    'item',
    {},
    textElement('title', title),
    textElement('link', articlePage(item, addresses)),
    textElement('guid', idOf(item), { isPermaLink: 'false' }),
    textElement('pubDate', new Date(firstAt).toUTCString()),
    ...(byline === null ? [] : [textElement('dc:creator', byline)]),
    ...(category === '' ? [] : [textElement('category', category)]),
    ...(summary === null ? [] : [textElement('description', summary)]),
    textElement('content:encoded', texts.get(articleId) ?? ''),
    ...mediaOf(item, addresses),
  );
}
