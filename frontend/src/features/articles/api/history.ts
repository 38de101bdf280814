import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type HistoryEvent = components['schemas']['HistoryEvent'];

/** What happened to an article, newest first, page by page. */
export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['api', 'articles', 'drafts', id, 'history'],
    queryFn: ({ signal, pageParam }) =>
      bodyOf(
        api.GET('/api/articles/drafts/{id}/history', {
          params: { path: { id }, query: pageParam === null ? {} : { cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
