import { about, changedValues, type Descriptions, firstValues, itsTitle } from '../audit/contract.js';
import type { OffReason, WebhookEvent } from './domain/webhook.events.js';

const labels = { url: 'the address', events: 'the events', description: 'the description' } as const;

const reasons: Record<OffReason, string> = { 'by-hand': '', gone: ': the receiver answered 410 (Gone)' };

const webhook = about('webhook');

/** Audit sentences of webhooks, which are named by their addresses. */
export const webhookSentences: Descriptions<WebhookEvent> = {
  WebhookAdded: ({ data: { webhookId, url, events, description } }) => ({
    ...webhook(webhookId, `added a webhook to ${itsTitle}`, url),
    changes: firstValues({ url, events, description }),
  }),
  WebhookChanged: ({ data: { webhookId, ...fields } }) => {
    const changes = changedValues(fields);
    const changed = changes.map(({ field }) => labels[field as keyof typeof labels]);
    const summary = `changed ${new Intl.ListFormat('en').format(changed)} of the webhook to ${itsTitle}`;
    return { ...webhook(webhookId, summary, fields.url?.to), changes };
  },
  WebhookSwitchedOff: ({ data: { webhookId, reason } }) =>
    webhook(webhookId, `switched the webhook to ${itsTitle} off${reasons[reason]}`),
  WebhookSwitchedOn: ({ data: { webhookId } }) =>
    webhook(webhookId, `switched the webhook to ${itsTitle} on`),
  WebhookRemoved: ({ data: { webhookId } }) => webhook(webhookId, `removed the webhook to ${itsTitle}`),
  WebhookSecretRotated: ({ data: { webhookId } }) =>
    webhook(webhookId, `rotated the secret of the webhook to ${itsTitle}`),
};
