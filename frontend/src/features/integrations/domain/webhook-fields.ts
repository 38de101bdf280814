import type { Faults } from '@/components/editing/use-faults';
import type { components } from '@/api/schema.gen';

export type Webhook = components['schemas']['WebhookView'];

/** What the form of a webhook holds. */
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

/** The first fault of a filled-in form; nothing when it can be sent. */
export function faultOf({ url, events }: WebhookFields): Faults<keyof WebhookFields> {
  if (!/^https?:\/\/./.test(url.trim())) return { url: 'The address begins with https:// or http://.' };
  return events.length === 0 ? { events: 'Choose at least one event.' } : {};
}

/** The kind of a message, in words. */
export function eventInWords(type: string): string {
  return eventTypes.find(({ value }) => value === type)?.label ?? 'Test message';
}
