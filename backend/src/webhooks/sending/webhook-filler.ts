import { Inject, Injectable } from '@nestjs/common';
import { Outbox, type FedMessage } from '../../notifications/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { Clock } from '../../platform/kernel/clock.js';
import { manifestPath, Publications, SignedPackages, type Publication } from '../../publishing/contract.js';
import { WebhookList, type WebhookRow } from '../read-models/webhook-list.js';
import { webhookChannel, type WebhookMessage } from './webhook-message.js';

/**
 * Older messages are listed as given up, because they may have been sent before if the outbox was restored. People may
 * still have them sent.
 */
export const announcedForMs = 24 * 3_600_000;
const tooLate = 'The message was more than a day old when it could be sent.';
const atOnce = 200;

/** Puts what left the desk into the outbox, one message for each webhook that existed by then and wants it. */
@Injectable()
export class WebhookFiller {
  constructor(
    private readonly publications: Publications,
    private readonly webhooks: WebhookList,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly signed: SignedPackages,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async fill(): Promise<void> {
    for (;;) {
      const from = await this.outbox.checkpoint('publications');
      const published = await this.publications.after(from, atOnce);
      const last = published.at(-1);
      if (!last) return;
      const now = this.clock.now();
      const webhooks = await this.webhooks.all();
      const messages: FedMessage[] = [];
      for (const publication of published) {
        const told = webhooks.filter(isToldOf(publication));
        const credential = told.length > 0 ? await this.credential(publication) : undefined;
        messages.push(...told.map(({ id }) => messageOf(publication, id, now, credential)));
      }
      await this.outbox.add('publications', messages, { from, reached: last.position }, now);
    }
  }

  private async credential({ type, articleId, package: number }: Publication): Promise<Credential> {
    if (type !== 'article.promoted' || number === null) return undefined;
    const signed = await this.signed.ifInTime(articleId, number);
    if (!signed) return undefined;
    return { manifest: this.settings.publicUrl + manifestPath(signed), sha256: signed.told.sha256 };
  }
}

type Credential = WebhookMessage['payload']['data']['credential'];

function isToldOf({ type, position }: Publication): (webhook: WebhookRow) => boolean {
  return (webhook) => webhook.events.includes(type) && BigInt(webhook.position) < BigInt(position);
}

function messageOf(
  publication: Publication,
  webhookId: string,
  now: Date,
  credential: Credential,
): FedMessage {
  const { id, type, at, articleId, package: number } = publication;
  const data = { articleId, package: number, ...(credential && { credential }) };
  const payload = { type, timestamp: at.toISOString(), data };
  const content: WebhookMessage = { id: `msg_${id}`, payload };
  const givenUp = now.getTime() - at.getTime() > announcedForMs ? tooLate : undefined;
  return { kind: 'event', work: id, channel: webhookChannel(webhookId), line: articleId, content, givenUp };
}
