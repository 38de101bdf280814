import type { Faults } from '@/components/editing/use-faults';
import type { components } from '@/api/schema.gen';

export type Webhook = components['schemas']['WebhookView'];

/** The values of a webhook's form. */
export type WebhookFields = Pick<Webhook, 'url' | 'events' | 'description'>;

export const eventTypes = [
  { value: 'article.promoted', label: 'Article promoted' },
  { value: 'article.returned', label: 'Article returned to draft' },
  { value: 'article.deleted', label: 'Article deleted' },
] as const;

export const emptyWebhook: WebhookFields = {
  url: '',
  events: eventTypes.map(({ value }) => value),
  description: '',
};

export function fieldsOf({ url, events, description }: Webhook): WebhookFields {
  return { url, events, description };
}

/** Returns the first fault of a filled-in form; empty if it can be sent. */
export function faultOf({ url, events }: WebhookFields): Faults<keyof WebhookFields> {
  if (!/^https?:\/\/./.test(url.trim())) return { url: 'The address begins with https:// or http://.' };
  return events.length === 0 ? { events: 'Choose at least one event.' } : {};
}

/** Returns the words for the kind of a message. */
export function eventInWords(type: string): string {
  return eventTypes.find(({ value }) => value === type)?.label ?? 'Test message';
}
