import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';

const PAGE_SIZE = 20;

/** Runs of both jobs, those that go on included, newest first, page by page. */
export const runsQuery = infiniteQueryOptions({
  queryKey: ['api', 'scheduler', 'runs'],
  queryFn: ({ signal, pageParam }) =>
    bodyOf(
      api.GET('/api/scheduler/runs', {
        params: { query: { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) } },
        signal,
      }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
