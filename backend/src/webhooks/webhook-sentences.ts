import { changedValues, type Descriptions, firstValues, itsTitle, subjectsOf } from '../audit/contract.js';
import type { WebhookEvent } from './domain/webhook.events.js';

const labels = { url: 'the address', events: 'the events', description: 'the description' } as const;

const subject = subjectsOf('webhook');

/** Audit sentences of webhooks, which are called by their addresses. */
export const webhookSentences: Descriptions<WebhookEvent> = {
  WebhookAdded: ({ data: { webhookId, url, events, description } }) => ({
    subject: subject(webhookId, url),
    summary: `added a webhook to ${itsTitle}`,
    changes: firstValues({ url, events, description }),
  }),
  WebhookChanged: ({ data: { webhookId, ...fields } }) => {
    const changes = changedValues(fields);
    const changed = changes.map(({ field }) => labels[field as keyof typeof labels]);
    return {
      subject: subject(webhookId, fields.url?.to),
      summary: `changed ${new Intl.ListFormat('en').format(changed)} of the webhook to ${itsTitle}`,
      changes,
    };
  },
  WebhookRemoved: ({ data: { webhookId } }) => ({
    subject: subject(webhookId),
    summary: `removed the webhook to ${itsTitle}`,
  }),
  WebhookSecretRotated: ({ data: { webhookId } }) => ({
    subject: subject(webhookId),
    summary: `rotated the secret of the webhook to ${itsTitle}`,
  }),
};
