import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';

const PAGE_SIZE = 10;

const status = 'promoted';

/** The promoted articles, newest first, page by page; every page tells the total. */
export const publishedArticlesQuery = infiniteQueryOptions({
  queryKey: ['api', 'articles', 'drafts', { status, pages: PAGE_SIZE }],
  queryFn: ({ signal, pageParam }) => {
    const query = { status, limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) } as const;
    return bodyOf(api.GET('/api/articles/drafts', { params: { query }, signal }));
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});
