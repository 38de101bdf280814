import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type PersonaChange = components['schemas']['ChangeEvent'];

/** What happened to a persona, newest first, page by page; also when it is deleted. */
export const personaHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['api', 'personas', id, 'history'],
    queryFn: ({ signal, pageParam }) =>
      bodyOf(
        api.GET('/api/personas/{id}/history', {
          params: { path: { id }, query: pageParam === null ? {} : { cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
