import { useInfiniteQuery } from '@tanstack/react-query';
import { rulesHistoryQuery } from '../api/rules-history';
import { rulesRoute } from '../rules-search';

/** The changes of the rules that are loaded, newest first, and the one that the address names, or else the latest. */
export function useRulesHistory() {
  const { rev } = rulesRoute.useSearch();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(rulesHistoryQuery);
  const changes = data?.pages.flatMap((page) => page.events);
  return {
    changes,
    shown: changes?.find(({ revision }) => revision === rev) ?? changes?.[0],
    latest: changes?.[0]?.revision,
    error,
    retry: () => void refetch(),
    more: hasNextPage,
    loadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}
