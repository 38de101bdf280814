import { useInfiniteQuery } from '@tanstack/react-query';
import type { configHistoryQuery } from '@/api/change-history';

/** The changes of a history that are loaded, newest first, and how to load more. */
export function useChanges(query: ReturnType<typeof configHistoryQuery>) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  return {
    changes: data?.pages.flatMap((page) => page.events),
    error,
    retry: () => void refetch(),
    more: hasNextPage,
    loadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}

export type Changes = ReturnType<typeof useChanges>;
