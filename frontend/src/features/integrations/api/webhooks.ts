import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { pagesQuery } from '@/api/pages';
import type { components } from '@/api/schema.gen';

export type Webhook = components['schemas']['WebhookView'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];

/** All webhooks. */
export const webhooksQuery = queryOptions({
  queryKey: ['api', 'webhooks', {}],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/webhooks', { signal })),
});

/** What was sent to a webhook, newest first, page by page. */
export const webhookDeliveriesQuery = (id: string) =>
  pagesQuery(['api', 'webhooks', 'deliveries', id], (page, signal) =>
    bodyOf(api.GET('/api/webhooks/{id}/deliveries', { params: { path: { id }, query: page }, signal })),
  );
