import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type Delivery = components['schemas']['Delivery'];

const PAGE_SIZE = 50;

/** Messages to every channel, newest first, page by page: what was sent, what waits, what was given up. */
export const deliveriesQuery = infiniteQueryOptions({
  queryKey: ['api', 'notifications', 'deliveries'],
  queryFn: ({ signal, pageParam }) =>
    bodyOf(
      api.GET('/api/notifications/deliveries', {
        params: { query: { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) } },
        signal,
      }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
