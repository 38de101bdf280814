import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { newValues } from '../../platform/event-sourcing/field-changes.js';
import { Clock } from '../../platform/kernel/clock.js';
import { projection } from '../../platform/projections/projection.js';
import type { OffReason, ToldType, WebhookEvent } from '../domain/webhook.events.js';
import type { WebhookView } from '../dto/webhooks.dto.js';
import {
  noSuchWebhook,
  signing,
  type SigningSecret,
  type WebhookDetails,
} from '../domain/webhooks.decider.js';

/** The time, the person and the reason of switching a webhook off. */
interface SwitchedOff {
  /** The time in ISO 8601. */
  readonly at: string;
  /** The name of the administrator, or of the system. */
  readonly by: string;
  readonly reason: OffReason;
}

/** A webhook that has not been removed. */
@Entity('webhook')
export class WebhookRow {
  @PrimaryColumn('text')
  id: string;

  /** The commit position of the event that added it; the webhook is told only of later events. */
  @Column('bigint')
  position: string;

  @Column('text')
  url: string;

  @Column('json')
  events: readonly ToldType[];

  @Column('text')
  description: string;

  @Column('json')
  secrets: readonly SigningSecret[];

  /** The time and reason of switching it off; null while it is on. */
  @Column('json', { nullable: true })
  switchedOff: SwitchedOff | null;

  @Column('timestamptz')
  createdAt: string;

  /** The administrator's name at that time. */
  @Column('text')
  createdBy: string;
}

/** All current webhooks. */
export const webhookList = projection<WebhookEvent>({
  name: 'webhook-list',
  tables: [WebhookRow],
  on: {
    WebhookAdded: ({ position, data, metadata: { actor, at } }, rows) => {
      const { webhookId: id, url, events, description, secretId } = data;
      const secrets = [{ secretId, until: null }];
      const created = { createdAt: at, createdBy: actor.name };
      const details = { url, events, description };
      rows.insert(WebhookRow, {
        id,
        position: String(position),
        ...details,
        secrets,
        switchedOff: null,
        ...created,
      });
    },
    WebhookChanged: ({ data: { webhookId: id, ...changes } }, rows) =>
      rows.update<WebhookRow>(WebhookRow, { id }, newValues<WebhookDetails>(changes)),
    WebhookSwitchedOff: ({ data: { webhookId: id, reason }, metadata: { actor, at } }, rows) =>
      rows.update<WebhookRow>(WebhookRow, { id }, { switchedOff: { at, by: actor.name, reason } }),
    WebhookSwitchedOn: ({ data: { webhookId: id } }, rows) =>
      rows.update<WebhookRow>(WebhookRow, { id }, { switchedOff: null }),
    WebhookRemoved: ({ data: { webhookId: id } }, rows) => rows.remove(WebhookRow, { id }),
    WebhookSecretRotated: ({ data }, rows) =>
      rows.update<WebhookRow>(WebhookRow, { id: data.webhookId }, { secrets: signing(data) }),
  },
});

/** The current webhooks; the decider keeps their number small. */
@Injectable()
export class WebhookList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The webhooks, newest first. */
  all(): Promise<WebhookRow[]> {
    return this.dataSource.getRepository(WebhookRow).find({ order: { position: 'desc' } });
  }

  async find(id: string): Promise<WebhookRow | undefined> {
    return (await this.dataSource.getRepository(WebhookRow).findOneBy({ id })) ?? undefined;
  }

  /** @throws DomainError `not-found` */
  async get(id: string): Promise<WebhookRow> {
    return (await this.find(id)) ?? noSuchWebhook();
  }

  /** The webhooks as administrators see them, newest first. */
  async views(): Promise<WebhookView[]> {
    return (await this.all()).map((row) => this.viewOf(row));
  }

  /** @throws DomainError `not-found` */
  async view(id: string): Promise<WebhookView> {
    return this.viewOf(await this.get(id));
  }

  private viewOf({ position: _, secrets, createdAt, ...row }: WebhookRow): WebhookView {
    const now = this.clock.now().toISOString();
    const [until = null] = secrets.flatMap((secret) => secret.until ?? []).filter((until) => until > now);
    return {
      ...row,
      isActive: row.switchedOff === null,
      createdAt: new Date(createdAt).toISOString(),
      earlierSecretUntil: until,
    };
  }
}
