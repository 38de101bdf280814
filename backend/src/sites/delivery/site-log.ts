import { Injectable } from '@nestjs/common';
import { ArticleLookup } from '../../articles/contract.js';
import { OutboxLog, type LoggedMessage } from '../../notifications/contract.js';
import type { PageQuery } from '../../platform/http/input/page.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { SiteDeliveriesAnswer, SiteDelivery } from '../dto/sites.dto.js';
import { SiteList } from '../read-models/site-list.js';
import { siteChannel, type SiteMessage } from './site-message.js';

/** The messages that were sent to a site, with its answers. */
@Injectable()
export class SiteLog {
  constructor(
    private readonly log: OutboxLog,
    private readonly sites: SiteList,
    private readonly articles: ArticleLookup,
  ) {}

  /**
   * The messages to a site, newest first.
   * @throws DomainError `not-found` when there is no such site
   */
  async page(siteId: string, page: PageQuery): Promise<SiteDeliveriesAnswer> {
    const { items, ...rest } = await this.log.page<SiteMessage>([siteChannel(siteId)], page);
    await this.sites.get(siteId);
    return { ...rest, items: await this.deliveriesOf(items) };
  }

  /** @throws DomainError `not-found` */
  async get(siteId: string, id: string): Promise<SiteDelivery> {
    await this.sites.get(siteId);
    const found = await this.log.find<SiteMessage>(siteChannel(siteId), id);
    const [delivery] = await this.deliveriesOf(found ? [found] : []);
    if (!delivery) throw new DomainError('not-found', 'no-such-delivery', 'Delivery not found.');
    return delivery;
  }

  private async deliveriesOf(messages: readonly LoggedMessage<SiteMessage>[]): Promise<SiteDelivery[]> {
    const titles = await this.articles.titlesOf(messages.map(({ content }) => content.articleId));
    return messages.map((message) => deliveryOf(message, titles.get(message.content.articleId) ?? ''));
  }
}

function deliveryOf(
  { content, answer, ...message }: LoggedMessage<SiteMessage>,
  title: string,
): SiteDelivery {
  const { id, kind, status, attempts, createdAt, sentAt, nextTryAt, error, conflict } = message;
  const { articleId, type, package: number } = content;
  const told = { articleId, title, type, package: number, again: kind === 'redelivery' };
  const said = answer && { status: answer.status, text: answer.text };
  return { id, ...told, status, attempts, createdAt, sentAt, nextTryAt, error, conflict, answer: said };
}
