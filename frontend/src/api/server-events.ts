import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState } from 'react';
import { EventStream, type EventStreamListener, type Progress } from './event-stream';
import { outdatedBy } from './event-topics';
import { readAgain } from './query-client';
import { sessionQuery } from './session';

const progressKey = (work: string | undefined) => ['progress', work];

function listenerFor(queryClient: QueryClient, tellMissed: (missed: boolean) => void): EventStreamListener {
  return {
    onOpen: () => {
      tellMissed(false);
      const opened = Date.now();
      void queryClient.invalidateQueries({
        predicate: ({ queryKey, state }) => queryKey[0] === 'api' && state.dataUpdatedAt <= opened,
      });
    },
    onMissed: () => tellMissed(true),
    onChange: (topics) => readAgain(queryClient, ...outdatedBy(topics)),
    onProgress: (progress) => queryClient.setQueryData(progressKey(progress.work), progress),
    onRefused: () => readAgain(queryClient, sessionQuery.queryKey),
  };
}

/**
 * Keeps what is shown up to date from the server's events. Only a visible tab holds a stream. Returns true while no
 * events come, so that what is shown may be out of date.
 * @param wanted whether there is or may be a session: a stream that opens before the first reads saves repeating them
 */
export function useServerEvents(wanted: boolean): boolean {
  const queryClient = useQueryClient();
  const [missed, setMissed] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const stream = new EventStream(listenerFor(queryClient, setMissed));
    const follow = () => (document.visibilityState === 'visible' ? stream.open() : stream.close());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stream.close();
    };
  }, [queryClient, wanted]);
  return missed;
}

const Missed = createContext(false);
export const MissedEventsProvider = Missed.Provider;

/** Whether no events come from the server, so that what is shown may be out of date. */
export const useMissedEvents = () => useContext(Missed);

/** The latest progress of a piece of work, identified by its id or its `Idempotency-Key`. */
export function useProgress(work: string | undefined): Progress | undefined {
  return useQuery<Progress>({ queryKey: progressKey(work), queryFn: skipToken }).data;
}
