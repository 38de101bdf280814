import type { FeedItem } from '../read-models/list-published.query.js';
import { idOf, articlePage, type FeedAddresses, type FeedPage, type FeedTexts } from './feed.js';
import { mediaNamespace, mediaOf } from './media.js';
import { element, textElement, xmlDocument } from './xml.js';

/**
 * The promoted articles as an Atom feed (RFC 4287; pages by RFC 5005).
 * @param now the time of a feed without articles
 */
export function atomFeed({ items }: FeedPage, addresses: FeedAddresses, texts: FeedTexts, now: Date): string {
  const { title, publicUrl, self, next } = addresses;
  const updated =
    items
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? now.toISOString();
  const link = (rel: string, href: string | undefined, type?: string) =>
    href === undefined ? '' : element('link', { rel, type, href });
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', ...mediaNamespace, 'xml:lang': 'en' },
      textElement('id', `${publicUrl}/api/published/feed.atom`),
      textElement('title', title),
      textElement('updated', updated),
      link('alternate', publicUrl, 'text/html'),
      link('self', self, 'application/atom+xml'),
      link('next', next, 'application/atom+xml'),
      ...items.map((item) => entryOf(item, addresses, texts)),
    ),
  );
}

function entryOf(item: FeedItem, addresses: FeedAddresses, texts: FeedTexts): string {
  const { articleId, title, summary, firstAt, at, byline, category } = item;
  return element(
    'entry',
    {},
    textElement('id', idOf(item)),
    textElement('title', title, { type: 'text' }),
    textElement('published', firstAt),
    textElement('updated', at),
    element('link', { rel: 'alternate', type: 'text/html', href: articlePage(item, addresses) }),
    // An entry must have one, and the house is none of what others wrote.
    element('author', {}, textElement('name', byline ?? 'Unknown')),
    ...(category === '' ? [] : [element('category', { term: category })]),
    ...(summary === null ? [] : [textElement('summary', summary, { type: 'text' })]),
    textElement('content', texts.get(articleId) ?? '', { type: 'html' }),
    ...mediaOf(item, addresses),
  );
}
