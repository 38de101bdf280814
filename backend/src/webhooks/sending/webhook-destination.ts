import { Webhook } from 'standardwebhooks';
import { withoutSecrets, type Destination, type Sending } from '../../notifications/contract.js';
import { retryAfterMs } from '../../platform/fetching/retry-after.js';
import type { SafeFetcher } from '../../platform/fetching/safe-fetcher.js';
import type { Clock } from '../../platform/kernel/clock.js';
import type { WebhookList } from '../read-models/webhook-list.js';
import { channelOf, type WebhookMessage } from './webhook-message.js';
import type { WebhookSecrets } from './webhook-secrets.js';

interface Means {
  readonly webhooks: WebhookList;
  readonly secrets: WebhookSecrets;
  readonly fetcher: SafeFetcher;
  readonly clock: Clock;
}

/** One webhook, as it is at each sending: its address and its secrets may change between two attempts. */
export class WebhookDestination implements Destination<WebhookMessage> {
  readonly name: string;

  constructor(
    private readonly webhookId: string,
    private readonly means: Means,
  ) {
    this.name = channelOf(webhookId);
  }

  async send(_id: string, { id, payload }: WebhookMessage, signal: AbortSignal): Promise<Sending> {
    const { webhooks, secrets, fetcher, clock } = this.means;
    const webhook = await webhooks.find(this.webhookId);
    if (!webhook) return { ok: false, error: 'The webhook was removed.' };
    const now = clock.now();
    const inForce = webhook.secrets.filter(
      ({ until }) => until === null || Date.parse(until) > now.getTime(),
    );
    const keys = await secrets.read(inForce.map(({ secretId }) => secretId));
    if (keys.length === 0) return { ok: false, error: 'The secret of this webhook is missing. Rotate it.' };
    const body = JSON.stringify(payload);
    const began = performance.now();
    const outcome = await fetcher.post(
      webhook.url,
      { headers: headersOf(keys, id, now, body), body },
      signal,
    );
    if (!outcome.ok) return { ok: false, error: outcome.message };
    const { status, text, retryAfter } = outcome;
    const durationMs = Math.round(performance.now() - began);
    const answer = { status, text: withoutSecrets(text, keys), durationMs };
    if (status >= 200 && status < 300) return { ok: true, remark: null, answer };
    const redirected = status >= 300 && status < 400 ? ' Redirects aren’t followed.' : '';
    const error = `The receiver answered ${status}.${redirected}`;
    return { ok: false, error, retryAfterMs: retryAfterMs(retryAfter, now.getTime()), answer };
  }
}

/** The headers of Standard Webhooks, with a signature for each secret. */
function headersOf(keys: readonly string[], id: string, at: Date, body: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Provenance/1.0 (webhooks)',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': keys.map((key) => new Webhook(key).sign(id, at, body)).join(' '),
  };
}
