import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { mayBeRefused?: true };
    mutationMeta: { mayBeRefused?: true };
  }
}

/**
 * The cache of all reads: nothing is retried, polled or refetched on focus, and nothing goes stale by time.
 * Server-sent events say what changed. A 401 means that the session has ended, save for calls marked `mayBeRefused`.
 */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (error: Error, meta: { mayBeRefused?: true } | undefined) => {
    if (error instanceof ApiError && error.status === 401 && !meta?.mayBeRefused) onSessionEnded();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onError(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        // The server may well be this machine: being offline says nothing about reaching it.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Has reads made again: all those whose keys begin like these. */
export function readAgain(queryClient: QueryClient, ...queryKeys: readonly QueryKey[]): void {
  for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey });
}
