import { z } from 'zod';
import { eventCatalog, type EventOf } from '../../platform/event-sourcing/event-catalog.js';
import { changeOf } from '../../platform/event-sourcing/field-changes.js';

const webhookId = z.string();
const secretId = z.string().describe('The id of the secret, which itself is stored outside the record.');
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
    .describe('A webhook was changed. Only the fields that changed are present.'),
  WebhookSwitchedOff: z
    .object({
      webhookId,
      reason: z
        .enum(offReasons)
        .describe('Why the webhook was switched off; `gone` means that the receiver answered 410.'),
    })
    .describe('A webhook was switched off. Its messages wait, for a day at most.'),
  WebhookSwitchedOn: z
    .object({ webhookId })
    .describe('A webhook was switched on again. A new webhook is on from the start.'),
  WebhookRemoved: z.object({ webhookId }),
  WebhookSecretRotated: z.object({
    webhookId,
    secretId,
    earlier: z
      .array(z.object({ secretId, until: z.iso.datetime() }))
      .describe('The earlier secrets that still sign for a while.'),
  }),
});

export type WebhookEvent = EventOf<typeof webhookEvents>;
