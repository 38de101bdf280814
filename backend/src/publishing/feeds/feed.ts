import type { ArticleImage } from '../../articles/contract.js';
import type { FeedItem, ListPublished } from '../read-models/list-published.query.js';

export const feedFormats = ['json', 'atom', 'rss'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** A page of promoted articles, newest first. */
export type FeedPage = Awaited<ReturnType<ListPublished['newest']>>;

/** The addresses in a feed, and its title. */
export interface FeedAddresses {
  readonly title: string;
  /** The origin that users see. */
  readonly publicUrl: string;
  /** The address of the feed; undefined if it is a secret. */
  readonly self?: string;
  /** Gives the address of a picture. */
  readonly pictureOf: (image: ArticleImage) => string;
  /**
   * The address of the next page, with older articles; undefined for the last page and if the feed's address is a
   * secret.
   */
  readonly next?: string;
}

/** The texts of the articles as HTML, by their ids. */
export type FeedTexts = ReadonlyMap<string, string>;

/** The id of an article, which is the same in all forms of the feed and never changes. */
export const idOf = ({ articleId }: FeedItem): string => `urn:uuid:${articleId}`;

/** The address of an article. Until a site has published it, this is a page that only the house can read. */
export const articlePage = ({ articleId, livesAt }: FeedItem, { publicUrl }: FeedAddresses): string =>
  livesAt ?? `${publicUrl}/articles?article=${articleId}`;

/** The name that a picture is credited to. */
export const creditOf = ({ creator, source }: ArticleImage): string => creator ?? source;
