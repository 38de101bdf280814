import { useInfiniteQuery } from '@tanstack/react-query';
import { personaHistoryQuery } from '../api/persona-history';

/** All changes of a persona that are loaded, newest first, and how to load more. */
export function usePersonaHistory(id: string) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    personaHistoryQuery(id),
  );
  return {
    changes: data?.pages.flatMap((page) => page.events),
    error,
    retry: () => void refetch(),
    more: hasNextPage,
    loadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}
