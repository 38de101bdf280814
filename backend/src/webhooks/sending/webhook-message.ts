import type { ToldType } from '../domain/webhook.events.js';

/** What a receiver is told. */
export interface WebhookMessage {
  /** The header `webhook-id`: the same however often this is sent. */
  readonly id: string;
  /** The body. */
  readonly payload: {
    readonly type: ToldType | 'webhook.test';
    /** When it happened, ISO 8601. */
    readonly timestamp: string;
    readonly data: { readonly articleId: string | null; readonly package: number | null };
  };
}

/** The outbox's name for what goes to a webhook. */
export function channelOf(webhookId: string): string {
  return `webhook:${webhookId}`;
}
