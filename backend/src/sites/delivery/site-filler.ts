import { Injectable } from '@nestjs/common';
import { ArticleLookup, houseReader } from '../../articles/contract.js';
import { Outbox, type FedMessage } from '../../notifications/contract.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Publications, type Publication } from '../../publishing/contract.js';
import { SiteDeliveries } from '../read-models/site-deliveries.js';
import { SiteList, type SiteRow } from '../read-models/site-list.js';
import { siteChannel, siteChannels, siteOf, type SiteMessage } from './site-message.js';

/** Older messages are listed as given up, and people may still have them sent. */
const announcedForMs = 24 * 3_600_000;
const tooLate = 'The article was promoted or taken back more than a day before this could be sent.';
const atOnce = 200;

/** Puts promoted, returned and deleted articles into the outbox, with one message for each site that is concerned. */
@Injectable()
export class SiteFiller {
  constructor(
    private readonly publications: Publications,
    private readonly sites: SiteList,
    private readonly deliveries: SiteDeliveries,
    private readonly articles: ArticleLookup,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async fill(): Promise<void> {
    for (;;) {
      const from = await this.outbox.checkpoint('sites');
      const published = await this.publications.after(from, atOnce);
      const last = published.at(-1);
      if (!last) return;
      const now = this.clock.now();
      const sites = await this.sites.all();
      const messages: FedMessage[] = [];
      for (const publication of published) {
        const concerned = await this.concerned(sites, publication);
        messages.push(...concerned.map(({ id }) => messageOf(publication, id, now)));
      }
      await this.outbox.add('sites', messages, { from, reached: last.position }, now);
    }
  }

  /**
   * The sites that a publication concerns. A promotion concerns the sites of its category and those that have the
   * article; a return or deletion concerns only the latter, unless their setting is to do nothing.
   */
  private async concerned(sites: readonly SiteRow[], publication: Publication): Promise<SiteRow[]> {
    const { type, articleId, position } = publication;
    const told = sites.filter((site) => BigInt(site.position) < BigInt(position));
    if (told.length === 0) return [];
    const have = new Set([
      ...(await this.deliveries.sitesOf(articleId)),
      ...(await this.outbox.channelsOf(articleId, siteChannels)).map(siteOf),
    ]);
    if (type !== 'article.promoted') {
      return told.filter(({ id, onReturn }) => onReturn !== 'nothing' && have.has(id));
    }
    const categoryId = (await this.articles.find(houseReader, articleId))?.categoryId;
    return told.filter(({ id, categories }) => {
      return (
        have.has(id) || categories.length === 0 || categories.some((one) => one.categoryId === categoryId)
      );
    });
  }
}

function messageOf(
  { id, type, at, articleId, package: number }: Publication,
  siteId: string,
  now: Date,
): FedMessage {
  const content: SiteMessage = { articleId, type, package: number };
  const givenUp = now.getTime() - at.getTime() > announcedForMs ? tooLate : undefined;
  return { kind: 'event', work: id, channel: siteChannel(siteId), line: articleId, content, givenUp };
}
