/**
 * The other systems that hear of changes, and whether they still do.
 * Streams: webhooks-house.
 * Tables: webhook, webhook_secret.
 * Joined by others: none.
 */

export { ChangeWebhook } from './commands/change-webhook.handler.js';
export { type WebhookEvent } from './domain/webhook.events.js';
export { existingWebhook, webhooksDecider } from './domain/webhooks.decider.js';
