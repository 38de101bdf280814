import { Inject, Injectable } from '@nestjs/common';
import { etagOf } from '../../platform/http/input/etag.js';
import type { Reader } from '../../articles/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { Clock } from '../../platform/kernel/clock.js';
import { version } from '../../platform/program/version.js';
import type { PublishedQuery } from '../dto/published.dto.js';
import { LatestChange } from '../read-models/latest-change.js';
import { ListPublished } from '../read-models/list-published.query.js';
import { atomFeed } from './atom-feed.js';
import type { FeedAddresses, FeedFormat, FeedPage, FeedTexts } from './feed.js';
import { SetTexts } from './feed-texts.js';
import { jsonFeed } from './json-feed.js';
import { rssFeed } from './rss-feed.js';

const feedTypes: Readonly<Record<FeedFormat, string>> = {
  json: 'application/feed+json; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
};

/** A request for a feed. */
interface Wanted {
  readonly format: FeedFormat;
  readonly query: PublishedQuery;
  /** The path of the feed without the format; undefined if its address is a secret, which the feed must not contain. */
  readonly path?: string;
  /** Gives the path of a picture for this reader; by default the path that the house uses. */
  readonly picturePath?: (imageId: string) => string;
}

export interface Feed {
  readonly mediaType: string;
  /** The entity tag with its quotation marks. */
  readonly etag: string;
  /** The last change; undefined during the second in which something has changed. */
  readonly lastModified: Date | undefined;
  /** Makes the body. It is a function, because a reader who has the feed already needs no texts. */
  readonly body: () => Promise<string>;
}

/** Makes feeds of the promoted articles, for feed readers and site builders. */
@Injectable()
export class PublishedFeeds {
  constructor(
    private readonly published: ListPublished,
    private readonly texts: SetTexts,
    private readonly latest: LatestChange,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async read(reader: Reader, wanted: Wanted): Promise<Feed> {
    const { format, query } = wanted;
    const lastModified = await this.latest.second();
    const page = await this.published.newest(reader, query);
    const addresses = this.addresses(page, wanted);
    const told = JSON.stringify([
      version,
      format,
      jsonFeed(page, addresses, untold),
      page.items.map(({ content }) => content),
    ]);
    return {
      mediaType: feedTypes[format],
      etag: etagOf(told),
      lastModified,
      body: async () => this.written(format, page, addresses, await this.texts.of(page.items)),
    };
  }

  private written(format: FeedFormat, page: FeedPage, addresses: FeedAddresses, texts: FeedTexts): string {
    switch (format) {
      case 'json':
        return JSON.stringify(jsonFeed(page, addresses, texts));
      case 'atom':
        return atomFeed(page, addresses, texts, this.clock.now());
      case 'rss':
        return rssFeed(page, addresses, texts);
      default:
        return format satisfies never;
    }
  }

  private addresses({ nextCursor }: FeedPage, { format, query, path, picturePath }: Wanted): FeedAddresses {
    const { brandName: title, publicUrl } = this.settings;
    const pictureOf: FeedAddresses['pictureOf'] = ({ id, url }) => publicUrl + (picturePath?.(id) ?? url);
    if (path === undefined) return { title, publicUrl, pictureOf };
    const self = `${publicUrl}${path}.${format}`;
    if (nextCursor === null) return { title, publicUrl, pictureOf, self };
    const { since, limit } = query;
    const next = new URLSearchParams({
      ...(since !== undefined && { since: String(since) }),
      ...(limit !== undefined && { limit: String(limit) }),
      cursor: nextCursor,
    });
    return { title, publicUrl, pictureOf, self, next: `${self}?${next}` };
  }
}

const untold: FeedTexts = new Map();
