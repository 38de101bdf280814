import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { delay, filter, firstValueFrom, fromEvent, merge, timer } from 'rxjs';
import { OutboxSender, type Destination, type Sending } from '../../notifications/contract.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { SiteList } from '../read-models/site-list.js';
import { SiteDelivery } from './site-delivery.js';
import { SiteFiller } from './site-filler.js';
import { channelOf, type SiteMessage } from './site-message.js';

/** For what no change of an article tells of: attempts that are due, and messages that are sent again. */
const everyMs = 1_000;
/** After a change: an import changes hundreds of articles a second. */
const soonMs = 100;

/** A delivery takes several requests. Only the leader sends, one at a time to a site, so a longer one is not sent twice. */
const heldMs = 60_000;

/** Fills the outbox and sends what is due, on the leader. A site that stalls keeps nobody waiting but itself. */
@Injectable()
export class SiteDispatcher implements OnApplicationBootstrap {
  private readonly logger = new Logger('Sites');

  constructor(
    private readonly leadership: Leadership,
    private readonly feed: ChangeFeed,
    private readonly filler: SiteFiller,
    private readonly sites: SiteList,
    private readonly delivery: SiteDelivery,
    private readonly sender: OutboxSender,
  ) {}

  onApplicationBootstrap(): void {
    this.leadership.whileLeading('sites', (term) => this.dispatch(term));
  }

  private async dispatch(term: AbortSignal): Promise<void> {
    const busy = new Map<string, Promise<void>>();
    try {
      while (!term.aborted) {
        const next = this.nextLook(term);
        await this.filler.fill();
        for (const { id } of await this.sites.all()) {
          if (busy.has(id)) continue;
          const sending = this.sendTo(id, term).finally(() => busy.delete(id));
          busy.set(id, sending);
        }
        await next;
      }
    } finally {
      await Promise.all(busy.values());
    }
  }

  /** An article was changed, some time has passed, or the term is over. */
  private nextLook(term: AbortSignal): Promise<unknown> {
    const articles = this.feed.changed.pipe(filter((stream) => stream.startsWith('article-')));
    return firstValueFrom(merge(articles.pipe(delay(soonMs)), timer(everyMs), fromEvent(term, 'abort')));
  }

  /** Never throws: what was not sent is due again at the next look. */
  private async sendTo(siteId: string, term: AbortSignal): Promise<void> {
    try {
      await this.sender.sendDue(this.destination(siteId), term);
    } catch (error) {
      if (!term.aborted) this.logger.warn(`${siteId}: ${String(error)}`);
    }
  }

  private destination(siteId: string): Destination<SiteMessage> {
    return {
      name: channelOf(siteId),
      heldMs,
      send: (id, message, signal) => this.send(siteId, id, message, signal),
    };
  }

  private async send(
    siteId: string,
    id: string,
    message: SiteMessage,
    signal: AbortSignal,
  ): Promise<Sending> {
    const site = await this.sites.find(siteId);
    if (!site) return { ok: false, error: 'The site was removed.' };
    return this.delivery.send(id, site, message, signal);
  }
}
