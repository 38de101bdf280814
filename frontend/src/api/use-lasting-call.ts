import { useIsMutating, useMutation, useQueryClient, type MutationKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAnswered } from './api-error';
import { useUser } from './session';
import { useWork, type Work, type WorkMemory } from './work-memory';

interface LastingCall<Input, Answer> {
  memory: WorkMemory<Input>;
  mutationKey: MutationKey;
  send: (work: Work<Input>) => Promise<Answer>;
  /** Handles the answer. The work is forgotten when this is done. */
  onDone: (answer: Answer, request: Input) => Promise<void> | void;
  /** Called only for an answer: without one, nobody knows yet what became of the call. */
  onFailed: (error: Error) => void;
}

/**
 * A call whose answer takes long. Returns the user's work in progress, begun by this page, before a reload or in
 * another tab, and a function to begin it. However often it is begun, it is sent once.
 */
export function useLastingCall<Input, Answer>(call: LastingCall<Input, Answer>) {
  const { memory, mutationKey, send, onDone, onFailed } = call;
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const { mutate, error, data } = useMutation({
    mutationKey,
    mutationFn: send,
    onSuccess: async (answer, { key, request }) => {
      await onDone(answer, request);
      memory.forget(userId, key);
    },
    onError: (failure, { key }) => {
      // Without an answer, the work may still be running: it is kept, and asking again finds it.
      if (!isAnswered(failure)) return;
      memory.end(userId, key, 'failed');
      onFailed(failure);
    },
  });
  const work = useWork(memory, userId);
  // This page has made the call, perhaps before it was left and opened again.
  const awaited = useIsMutating({ mutationKey }) > 0;
  const running = work?.state === 'running' ? work : undefined;
  const lost = running !== undefined && !awaited && error !== null;
  useEffect(() => {
    // The work was begun before a reload: asking again under its key waits for the same answer.
    if (running && !awaited && !lost) mutate(running);
  }, [running, awaited, lost, mutate]);
  return {
    running,
    /** Whether the work goes on, as far as is known. */
    working: running !== undefined && !lost,
    /** Whether the call was lost. Only asking again can tell whether the work goes on. */
    lost,
    error,
    answer: data,
    start: (request: Input) => {
      // The cache knows this at once, and a double click comes twice before the next render.
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      mutate(memory.begin(userId, request));
    },
  };
}
