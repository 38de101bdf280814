/** A message that a site may have to be brought up to date. */
export interface SiteMessage {
  readonly articleId: string;
  /** The event that happened to the article. The site gets the article’s state at the moment of sending. */
  readonly type: 'article.promoted' | 'article.returned' | 'article.deleted';
  /** The number of the latest package at that time; null before the first promotion. */
  readonly package: number | null;
  /** Whether a person sent the message again; the article is then sent even if the site has it already. */
  readonly again?: true;
  /** Whether a person decided to overwrite changes that were made on the site. */
  readonly anyway?: true;
}

const prefix = 'site:';

/** The outbox's name for the channel to a site. */
export function siteChannel(siteId: string): string {
  return `${prefix}${siteId}`;
}

/** The id of the site that a channel leads to. */
export function siteOf(channel: string): string {
  return channel.slice(prefix.length);
}

export const siteChannels = prefix;
