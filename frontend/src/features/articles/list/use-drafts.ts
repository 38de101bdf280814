import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { articlesOf } from '../api/draft-pages';
import type { ArticleStatus } from '@/components/ui/graphics/mark';
import { draftsQuery } from '../api/drafts';
import type { Filters } from '../filters/filters';

/** One of the two lists. While other filters load, what was there stays. */
export function useDrafts(filters: Filters, status: ArticleStatus) {
  const wanted = filters.status === 'all' || filters.status === status;
  const query = useInfiniteQuery({
    ...draftsQuery(filters, status),
    enabled: wanted,
    placeholderData: keepPreviousData,
    select: articlesOf,
  });
  return {
    status,
    wanted,
    articles: query.data?.articles,
    total: query.data?.total ?? 0,
    /** Which list it is: other filters are another one. */
    list: query.isPlaceholderData ? '' : JSON.stringify(filters),
    error: query.error,
    outdated: query.isPlaceholderData,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
