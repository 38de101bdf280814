import { Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { withoutSecrets, type Destination, type Sending } from '../../notifications/contract.js';
import { systemActor } from '../../platform/event-sourcing/actor.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import type { FetchedThing } from '../../platform/fetching/fetched-thing.js';
import { retryAfterMs } from '../../platform/fetching/retry-after.js';
import { SafeFetcher, userAgentFor } from '../../platform/fetching/safe-fetcher.js';
import { Clock } from '../../platform/kernel/clock.js';
import { house } from '../../platform/kernel/house.js';
import { webhooksDecider } from '../domain/webhooks.decider.js';
import { WebhookList } from '../read-models/webhook-list.js';
import { webhookChannel, type WebhookMessage } from './webhook-message.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** The limits for a receiver's answer, with less time than the outbox gives a message. */
export const receiver: FetchedThing = {
  maxBytes: 2_048,
  maxMs: 9_000,
  accept: '*/*',
  sentences: {
    'forbidden-address': 'This server only sends webhooks to public http and https addresses.',
    unreachable: 'The receiver can’t be reached.',
    'error-answer': 'The receiver answered with an error.',
    'too-large': 'The receiver’s answer is too large.',
    'too-slow': 'The receiver didn’t answer within 9 seconds.',
    stopped: 'The server is stopping.',
  },
};

/** The status by which a receiver says that it wants no more messages ever. */
const gone = 410;

/** The destinations of the messages to webhooks. */
@Injectable()
export class WebhookDestinations {
  constructor(
    private readonly webhooks: WebhookList,
    private readonly secrets: WebhookSecrets,
    private readonly fetcher: SafeFetcher,
    private readonly clock: Clock,
    private readonly aggregates: AggregateStore,
  ) {}

  /**
   * The destination for one webhook, which is read at each sending: its address and secrets may change between
   * attempts.
   */
  of(webhookId: string): Destination<WebhookMessage> {
    return {
      name: webhookChannel(webhookId),
      isOpen: async () => (await this.webhooks.find(webhookId))?.switchedOff === null,
      send: (_id, message, signal) => this.send(webhookId, message, signal),
    };
  }

  /**
   * Switches a webhook off and waits until the read model shows it, because otherwise the next message would still be
   * sent.
   */
  private async switchOff(id: string, url: string): Promise<void> {
    const command = { type: 'gone', id, url } as const;
    await this.aggregates.handle(webhooksDecider, house, command, internalContext(systemActor));
  }

  private async send(
    webhookId: string,
    { id, payload }: WebhookMessage,
    signal: AbortSignal,
  ): Promise<Sending> {
    const webhook = await this.webhooks.find(webhookId);
    if (!webhook) return { ok: false, error: 'The webhook was removed.' };
    const now = this.clock.now();
    const inForce = webhook.secrets.filter(
      ({ until }) => until === null || Date.parse(until) > now.getTime(),
    );
    const keys = await this.secrets.read(inForce.map(({ secretId }) => secretId));
    if (keys.length === 0) return { ok: false, error: 'The secret of this webhook is missing. Rotate it.' };
    const body = JSON.stringify(payload);
    const began = performance.now();
    const outcome = await this.fetcher.post(
      webhook.url,
      { headers: headersOf(keys, id, now, body), body },
      signal,
    );
    if (!outcome.ok) return { ok: false, error: outcome.message };
    const { status, text, retryAfter } = outcome;
    const durationMs = Math.round(performance.now() - began);
    const answer = { status, text: withoutSecrets(text, keys), durationMs };
    if (status >= 200 && status < 300) return { ok: true, remark: null, answer };
    if (status === gone) {
      await this.switchOff(webhookId, webhook.url);
      const error = `The receiver answered ${gone} (Gone): the webhook was switched off.`;
      return { ok: false, error, answer };
    }
    const redirected = status >= 300 && status < 400 ? ' Redirects aren’t followed.' : '';
    const error = `The receiver answered ${status}.${redirected}`;
    return { ok: false, error, retryAfterMs: retryAfterMs(retryAfter, now.getTime()), answer };
  }
}

/** The headers of Standard Webhooks, with a signature for each secret. */
function headersOf(keys: readonly string[], id: string, at: Date, body: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': userAgentFor('webhooks'),
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': keys.map((key) => new Webhook(key).sign(id, at, body)).join(' '),
  };
}
