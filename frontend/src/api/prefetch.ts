import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from './session';

/**
 * For route loaders: starts the reads of the coming page while its code still loads. Does nothing without a session,
 * so that a signed-out visit asks the server for nothing it would refuse. A failure is told by the page that reads.
 * @param read begins the reads, with `prefetchQuery` or `prefetchInfiniteQuery`
 */
export function prefetch(
  queryClient: QueryClient,
  read: (queryClient: QueryClient) => readonly Promise<void>[],
): void {
  if (queryClient.getQueryData(sessionQuery.queryKey)) void Promise.all(read(queryClient));
}

/** The same for pages that authors are sent away from: their reads would be refused. */
export function prefetchForAdministrators(
  queryClient: QueryClient,
  read: (queryClient: QueryClient) => readonly Promise<void>[],
): void {
  if (queryClient.getQueryData(sessionQuery.queryKey)?.role === 'admin') void Promise.all(read(queryClient));
}

/**
 * For what a page reads of the single thing that its address names: the route has just read it, and a thing that is
 * gone would else be asked for a second time when the page appears.
 */
export const readByRoute = { refetchOnMount: false, retryOnMount: false } as const;
