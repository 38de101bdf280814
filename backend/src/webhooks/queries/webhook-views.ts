import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/kernel/clock.js';
import { WebhookList, type WebhookRow } from '../read-models/webhook-list.js';
import type { WebhookView } from '../webhooks.dto.js';

/** Webhooks as administrators see them. */
@Injectable()
export class WebhookViews {
  constructor(
    private readonly webhooks: WebhookList,
    private readonly clock: Clock,
  ) {}

  async all(): Promise<WebhookView[]> {
    return (await this.webhooks.all()).map((row) => this.viewOf(row));
  }

  /** @throws DomainError `not-found` */
  async get(id: string): Promise<WebhookView> {
    return this.viewOf(await this.webhooks.get(id));
  }

  private viewOf({ position: _, secrets, createdAt, ...row }: WebhookRow): WebhookView {
    const now = this.clock.now().toISOString();
    const [until = null] = secrets.flatMap((secret) => secret.until ?? []).filter((until) => until > now);
    return { ...row, createdAt: new Date(createdAt).toISOString(), earlierSecretUntil: until };
  }
}
