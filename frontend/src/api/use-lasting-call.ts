import { useIsMutating, useMutation, useQueryClient, type MutationKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAnswered } from './api-error';
import { useUser } from './session';
import { useWork, type Work, type WorkMemory } from './work-memory';

interface LastingCall<Input, Answer> {
  memory: WorkMemory<Input>;
  mutationKey: MutationKey;
  send: (work: Work<Input>) => Promise<Answer>;
  /** Takes the answer over. The work is forgotten when this is done. */
  onDone: (answer: Answer, request: Input) => Promise<void> | void;
  /** Told of an answer only: what became of a call without one, nobody knows yet. */
  onFailed: (error: Error) => void;
}

/**
 * A call whose answer takes long: what of it is under way for the user, begun by this page, before a reload or in
 * another tab, and how to begin it. However often it is begun, it is sent once.
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
      // Without an answer it may well be in the making: the work stays, and asking again finds it.
      if (!isAnswered(failure)) return;
      memory.end(userId, key, 'failed');
      onFailed(failure);
    },
  });
  const work = useWork(memory, userId);
  // Begun by this page, or before it was left and opened again.
  const awaited = useIsMutating({ mutationKey }) > 0;
  const running = work?.state === 'running' ? work : undefined;
  const lost = running !== undefined && !awaited && error !== null;
  useEffect(() => {
    // Begun before a reload: asking again under its key waits for the same answer.
    if (running && !awaited && !lost) mutate(running);
  }, [running, awaited, lost, mutate]);
  return {
    running,
    /** It goes on, as far as is known. */
    working: running !== undefined && !lost,
    /** The call was lost. Whether the work goes on, only asking again can tell. */
    lost,
    error,
    answer: data,
    start: (request: Input) => {
      // Asked for the very moment: a double click comes twice before the next render.
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      mutate(memory.begin(userId, request));
    },
  };
}
