import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { delay, filter, firstValueFrom, fromEvent, merge, timer } from 'rxjs';
import {
  OutboxSender,
  sendSideBySide,
  type Destination,
  type Sending,
} from '../../notifications/contract.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { SiteList } from '../read-models/site-list.js';
import { SiteDelivery } from './site-delivery.js';
import { SiteFiller } from './site-filler.js';
import { siteChannel, type SiteMessage } from './site-message.js';

/** How long to wait for work that no change of an article announces: attempts that are due, and messages sent again. */
const everyMs = 1_000;
/** How long to wait after a change, because an import changes hundreds of articles a second. */
const soonMs = 100;

/**
 * How long a delivery is held, because it takes several requests. Only the leader sends, one at a time to each site, so
 * a longer one is not sent twice.
 */
const heldMs = 60_000;

/** Fills the outbox and sends what is due, on the leader. A site that stalls delays only itself. */
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

  private dispatch(term: AbortSignal): Promise<void> {
    return sendSideBySide(
      {
        receivers: async () => {
          await this.filler.fill();
          return this.sites.all();
        },
        send: ({ id }) => this.sender.sendDue(this.destination(id), term),
        onFailure: (id, error) => this.logger.warn(`${id}: ${String(error)}`),
        pause: () => this.nextLook(term),
      },
      term,
    );
  }

  /** Resolves when an article has changed, some time has passed, or the term is over. */
  private nextLook(term: AbortSignal): Promise<unknown> {
    const articles = this.feed.changed.pipe(filter((stream) => stream.startsWith('article-')));
    return firstValueFrom(merge(articles.pipe(delay(soonMs)), timer(everyMs), fromEvent(term, 'abort')));
  }

  private destination(siteId: string): Destination<SiteMessage> {
    return {
      name: siteChannel(siteId),
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
