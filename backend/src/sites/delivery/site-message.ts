/** What a site is to be told of. */
export interface SiteMessage {
  readonly articleId: string;
  /** What happened to the article. What is sent is the article’s state at the moment of sending. */
  readonly type: 'article.promoted' | 'article.returned' | 'article.deleted';
  /** Number of the package that was promoted last until then. */
  readonly package: number | null;
  /** It was sent again by hand: what the site has already is sent as well. */
  readonly again?: true;
  /** A person has decided that what was changed there is overwritten. */
  readonly anyway?: true;
}

const prefix = 'site:';

/** The outbox's name for what goes to a site. */
export function channelOf(siteId: string): string {
  return `${prefix}${siteId}`;
}

/** Of a channel, the site. */
export function siteOf(channel: string): string {
  return channel.slice(prefix.length);
}

export const siteChannels = prefix;
