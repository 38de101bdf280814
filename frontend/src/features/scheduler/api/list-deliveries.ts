import { api, bodyOf } from '@/api/client';
import { pagesQuery } from '@/api/pages';
import type { components } from '@/api/schema.gen';

export type Delivery = components['schemas']['Delivery'];

const PAGE_SIZE = 50;

/** Reads the messages to all channels page by page, newest first: what was sent, what waits, and what was given up. */
export const deliveriesQuery = pagesQuery(['api', 'notifications', 'deliveries'], (page, signal) => {
  const query = { limit: PAGE_SIZE, ...page };
  return bodyOf(api.GET('/api/notifications/deliveries', { params: { query }, signal }));
});
