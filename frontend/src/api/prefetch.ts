import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { sessionQuery } from './session';

/**
 * For route loaders: starts the reads of the coming page while its code still loads. Does nothing without a session,
 * so that a signed-out visit asks the server for nothing it would refuse.
 */
export function prefetch(queryClient: QueryClient, ...queries: FetchQueryOptions<never>[]): void {
  if (!queryClient.getQueryData(sessionQuery.queryKey)) return;
  for (const query of queries) void queryClient.prefetchQuery(query);
}
