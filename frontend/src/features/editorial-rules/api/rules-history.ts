import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type RulesChange = components['schemas']['ChangeEvent'];

/** What happened to the rules, newest first, page by page. */
export const rulesHistoryQuery = infiniteQueryOptions({
  queryKey: ['api', 'config', 'editorial-rules', 'history'],
  queryFn: ({ signal, pageParam }) =>
    bodyOf(
      api.GET('/api/config/{type}/history', {
        params: {
          path: { type: 'editorial-rules' },
          query: pageParam === null ? {} : { cursor: pageParam },
        },
        signal,
      }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
