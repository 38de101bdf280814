import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';
import { changeOf } from '../../platform/event-sourcing/field-changes.js';

const webhookId = z.string();
const secretId = z.string().describe('Id of a secret; the secret itself is kept elsewhere');
const url = z.string();
/** The events that a webhook may be told of. */
export const toldTypes = ['article.promoted', 'article.returned', 'article.deleted'] as const;
export type ToldType = (typeof toldTypes)[number];

const events = z.array(z.enum(toldTypes));

/** The reasons to switch off a webhook; `gone` means that its receiver answered 410. */
export const offReasons = ['by-hand', 'gone'] as const;
export type OffReason = (typeof offReasons)[number];

/** The one stream `webhooks-house`: all webhooks share one boundary, so that their number has a limit. */
export const webhookEvents = eventCatalog('webhooks', {
  WebhookAdded: z.object({ webhookId, url, events, description: z.string(), secretId }),
  WebhookChanged: z
    .object({ webhookId, url: changeOf(url), events: changeOf(events), description: changeOf(z.string()) })
    .describe('Only the fields that changed'),
  WebhookSwitchedOff: z
    .object({ webhookId, reason: z.enum(offReasons).describe('Gone: the receiver answered 410') })
    .describe('What is to be sent waits, for a day at most'),
  WebhookSwitchedOn: z.object({ webhookId }).describe('A webhook that was added is on'),
  WebhookRemoved: z.object({ webhookId }),
  WebhookSecretRotated: z.object({
    webhookId,
    secretId,
    earlier: z
      .array(z.object({ secretId, until: z.iso.datetime() }))
      .describe('Secrets that go on signing for a while'),
  }),
});

export type WebhookEvent = EventOf<typeof webhookEvents>;
