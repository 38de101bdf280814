import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/**
 * A list that is read page by page. The cursor of a page leads to the next one; it is null at the end.
 * @param read asks for the page after a cursor, or for the first
 */
export function pagesQuery<Answer extends { nextCursor: string | null }>(
  queryKey: QueryKey,
  read: (page: { cursor?: string }, signal: AbortSignal) => Promise<Answer>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) => read(pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
