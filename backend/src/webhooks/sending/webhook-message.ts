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
    readonly data: {
      readonly articleId: string | null;
      readonly package: number | null;
      /** Where the manifest of the package is, and its SHA-256 in hex; left out where nothing is signed. */
      readonly credential?: { readonly manifest: string; readonly sha256: string };
    };
  };
}

/** The outbox's name for what goes to a webhook. */
export function channelOf(webhookId: string): string {
  return `webhook:${webhookId}`;
}
