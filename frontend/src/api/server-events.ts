import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EventStream, type EventStreamListener, type Progress } from './event-stream';
import { outdatedBy } from './event-topics';
import { sessionQuery } from './session';

const progressKey = (work: string | undefined) => ['progress', work];

function listenerFor(queryClient: QueryClient): EventStreamListener {
  return {
    onOpen: () => {
      const opened = Date.now();
      void queryClient.invalidateQueries({
        predicate: ({ queryKey, state }) => queryKey[0] === 'api' && state.dataUpdatedAt <= opened,
      });
    },
    onChange: (topics) => {
      for (const queryKey of outdatedBy(topics)) void queryClient.invalidateQueries({ queryKey });
    },
    onProgress: (progress) => queryClient.setQueryData(progressKey(progress.work), progress),
    onRefused: () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  };
}

/** Keeps what is shown up to date from the server's events. Only a visible tab holds a stream. */
export function useServerEvents(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stream = new EventStream(listenerFor(queryClient));
    const follow = () => (document.visibilityState === 'visible' ? stream.open() : stream.close());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stream.close();
    };
  }, [queryClient]);
}

/** What the server last told of a piece of work, known by its id or its `Idempotency-Key`. */
export function useProgress(work: string | undefined): Progress | undefined {
  return useQuery<Progress>({ queryKey: progressKey(work), queryFn: skipToken }).data;
}
