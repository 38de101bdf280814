import { Injectable } from '@nestjs/common';
import { OutboxLog, type LoggedMessage } from '../../notifications/contract.js';
import type { PageQuery } from '../../platform/http/input/page.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { WebhookList, type WebhookRow } from '../read-models/webhook-list.js';
import { webhookChannel, type WebhookMessage } from './webhook-message.js';
import type { WebhookDeliveriesAnswer, WebhookDelivery } from '../dto/webhooks.dto.js';

/** The messages that were sent to a webhook, with its answers. */
@Injectable()
export class WebhookDeliveries {
  constructor(
    private readonly log: OutboxLog,
    private readonly webhooks: WebhookList,
  ) {}

  /**
   * A page of messages to a webhook, newest first.
   * @throws DomainError `not-found` when there is no such webhook
   */
  async page(webhookId: string, page: PageQuery): Promise<WebhookDeliveriesAnswer> {
    const { items, ...rest } = await this.log.page<WebhookMessage>([webhookChannel(webhookId)], page);
    const webhook = await this.webhooks.get(webhookId);
    return { ...rest, items: items.map((message) => deliveryOf(message, webhook)) };
  }

  /** @throws DomainError `not-found` */
  async get(webhookId: string, id: string): Promise<WebhookDelivery> {
    const found = await this.log.find<WebhookMessage>(webhookChannel(webhookId), id);
    if (!found) throw new DomainError('not-found', 'no-such-delivery', 'Delivery not found.');
    return deliveryOf(found, await this.webhooks.get(webhookId));
  }
}

function deliveryOf(message: LoggedMessage<WebhookMessage>, { switchedOff }: WebhookRow): WebhookDelivery {
  const { id, content, kind, status, attempts, createdAt, sentAt, error, answer } = message;
  const nextTryAt = switchedOff ? null : message.nextTryAt;
  const { type, data } = content.payload;
  const told = { messageId: content.id, type, articleId: data.articleId, package: data.package };
  const again = kind === 'redelivery';
  return { id, ...told, again, status, attempts, createdAt, sentAt, nextTryAt, error, answer };
}
