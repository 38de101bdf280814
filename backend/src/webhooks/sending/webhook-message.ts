import type { ToldType } from '../domain/webhook.events.js';

/** A message to a receiver. */
export interface WebhookMessage {
  /** The id in the header `webhook-id`, which is the same however often the message is sent. */
  readonly id: string;
  /** The body of the message. */
  readonly payload: {
    readonly type: ToldType | 'webhook.test';
    /** The time of the event, in ISO 8601. */
    readonly timestamp: string;
    readonly data: {
      readonly articleId: string | null;
      readonly package: number | null;
      /** The address of the package's manifest and its SHA-256 in hex; undefined if nothing is signed. */
      readonly credential?: { readonly manifest: string; readonly sha256: string };
    };
  };
}

/** The outbox's name for the channel to a webhook. */
export function webhookChannel(webhookId: string): string {
  return `webhook:${webhookId}`;
}
