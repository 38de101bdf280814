import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { sessionQuery } from './session';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { mayBeRefused?: true };
  }
}

/**
 * The cache of all reads. Nothing is retried, polled or refetched on focus, and nothing goes stale by time: server-sent
 * events say what changed. A 401 means that the session has ended, except for calls marked `mayBeRefused`. If a second
 * factor is now required, the session is read again, and it says so.
 */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) onSessionEnded();
    if (error.problem.type?.endsWith('/second-factor-required')) readAgain(client, sessionQuery.queryKey);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (!meta?.mayBeRefused) onError(error);
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        // The server may be this very machine, so being offline does not mean that it can't be reached.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/** Reads again everything whose key begins with one of these. */
export function readAgain(queryClient: QueryClient, ...queryKeys: readonly QueryKey[]): void {
  for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey });
}
