import { Injectable } from '@nestjs/common';
import { Outbox, type FedMessage } from '../../notifications/contract.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Publications, type Publication } from '../../publishing/contract.js';
import { WebhookList, type WebhookRow } from '../read-models/webhook-list.js';
import { channelOf, type WebhookMessage } from './webhook-message.js';

/**
 * Older ones are listed as given up, for whoever wants them sent after all: where the outbox was restored, they may have
 * been sent before.
 */
export const announcedForMs = 24 * 3_600_000;
const tooLate = 'The message was more than a day old when it could be sent.';
const atOnce = 200;

/** Puts what left the desk into the outbox, one message for each webhook that there was by then and that asks for it. */
@Injectable()
export class WebhookFiller {
  constructor(
    private readonly publications: Publications,
    private readonly webhooks: WebhookList,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async fill(): Promise<void> {
    for (;;) {
      const from = await this.outbox.checkpoint('publications');
      const published = await this.publications.after(from, atOnce);
      const last = published.at(-1);
      if (!last) return;
      const now = this.clock.now();
      const webhooks = await this.webhooks.all();
      const messages = published.flatMap((publication) =>
        webhooks.filter(isToldOf(publication)).map(({ id }) => messageOf(publication, id, now)),
      );
      await this.outbox.add('publications', messages, { from, reached: last.position }, now);
    }
  }
}

function isToldOf({ type, position }: Publication): (webhook: WebhookRow) => boolean {
  return (webhook) => webhook.events.includes(type) && BigInt(webhook.position) < BigInt(position);
}

function messageOf(publication: Publication, webhookId: string, now: Date): FedMessage {
  const { id, type, at, articleId, package: number } = publication;
  const payload = { type, timestamp: at.toISOString(), data: { articleId, package: number } };
  const content: WebhookMessage = { id: `msg_${id}`, payload };
  const givenUp = now.getTime() - at.getTime() > announcedForMs ? tooLate : undefined;
  return { kind: 'event', work: id, channel: channelOf(webhookId), line: articleId, content, givenUp };
}
