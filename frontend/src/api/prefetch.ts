import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
import { sessionQuery } from './session';

/** A query, or a list that is read page by page. */
type Read = { queryKey: QueryKey; staleTime?: unknown; initialPageParam?: unknown };

/**
 * Starts the reads of the next page while its code still loads; for route loaders. Does nothing without a session, so
 * that a signed-out visit makes no request that the server would refuse. The page that reads reports a failure.
 */
export function prefetch(queryClient: QueryClient, reads: readonly Read[]): void {
  if (queryClient.getQueryData(sessionQuery.queryKey)) begin(queryClient, reads);
}

/**
 * Does the same as {@link prefetch} for administrators' pages. Authors are sent away from them, so their reads would be
 * refused.
 */
export function prefetchForAdministrators(queryClient: QueryClient, reads: readonly Read[]): void {
  if (queryClient.getQueryData(sessionQuery.queryKey)?.role === 'admin') begin(queryClient, reads);
}

function begin(queryClient: QueryClient, reads: readonly Read[]): void {
  for (const read of reads) {
    void ('initialPageParam' in read
      ? queryClient.prefetchInfiniteQuery(read as FetchInfiniteQueryOptions)
      : queryClient.prefetchQuery(read as FetchQueryOptions));
  }
}

/**
 * Options for reading the thing that a page's address names. The route has just read it; without these options, a thing
 * that is gone would be asked for a second time when the page appears.
 */
export const readByRoute = { refetchOnMount: false, retryOnMount: false } as const;
