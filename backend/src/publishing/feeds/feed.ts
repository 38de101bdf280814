import type { ArticleImage } from '../../articles/contract.js';
import type { FeedItem, ListPublished } from '../read-models/list-published.query.js';

export const feedFormats = ['json', 'atom', 'rss'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** What was promoted, newest first. */
export type FeedPage = Awaited<ReturnType<ListPublished['newest']>>;

/** Where a feed and what it tells of is read. */
export interface FeedAddresses {
  readonly title: string;
  /** The origin that users see. */
  readonly publicUrl: string;
  /** The feed's own; none for one whose address is a secret. */
  readonly self?: string;
  /** Where a picture is read. */
  readonly pictureOf: (image: ArticleImage) => string;
  /** Where older articles are; none when there are none, or for one without an address of its own. */
  readonly next?: string;
}

/** The texts of the articles as HTML, by their ids. */
export type FeedTexts = ReadonlyMap<string, string>;

/** The same in all forms of the feed, and for as long as there is the article. */
export const idOf = ({ articleId }: FeedItem): string => `urn:uuid:${articleId}`;

/** Where the article lives; before a site has published it, only the house can read it. */
export const pageOf = ({ articleId, livesAt }: FeedItem, { publicUrl }: FeedAddresses): string =>
  livesAt ?? `${publicUrl}/articles?article=${articleId}`;

/** Whose a picture is. */
export const creditOf = ({ creator, source }: ArticleImage): string => creator ?? source;
