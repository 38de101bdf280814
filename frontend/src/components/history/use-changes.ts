import { useInfiniteQuery } from '@tanstack/react-query';
import type { pagesQuery } from '@/api/pages';
import type { Change } from './change';

type PagesOf<Event> = ReturnType<typeof pagesQuery<{ events: Event[]; nextCursor: string | null }>>;

/** The changes of a history that are loaded, newest first, and how to load more. */
export function useChanges<Event>(query: PagesOf<Event>) {
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

/**
 * The change that an address names by its revision, or else the latest.
 * @param of the id of the thing that changed, if the history covers several with revisions of their own
 */
export function changeAt(
  changes: readonly Change[],
  rev: number | undefined,
  of?: string,
): Change | undefined {
  const named = ({ revision, subject }: Change) =>
    revision === rev && (of === undefined || subject.id === of);
  return changes.find(named) ?? changes[0];
}

export type Changes = ReturnType<typeof useChanges<Change>>;
