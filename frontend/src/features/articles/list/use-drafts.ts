import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ArticleStatus } from '@/components/ui/status-mark';
import { draftsQuery } from '../api/drafts';
import type { Filters } from '../filters/filters';

/** One of the two lists. While other filters load, what was there stays. */
export function useDrafts(filters: Filters, status: ArticleStatus) {
  const wanted = filters.status === 'all' || filters.status === status;
  const query = useInfiniteQuery({
    ...draftsQuery(filters, status),
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
  return {
    status,
    wanted,
    articles: query.data?.pages.flatMap((page) => page.articles),
    total: query.data?.pages.at(-1)?.total ?? 0,
    error: query.error,
    outdated: query.isPlaceholderData,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
