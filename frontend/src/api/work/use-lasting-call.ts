import { useQueryClient, type MutationKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../session';
import { useAwaiting } from './use-awaiting';
import { useWork, type Work, type WorkMemory } from './work-memory';

/** A mutation that sends a work's wish under the work's key, and ends or forgets the work when it is answered. */
interface Call<Wish> {
  mutate: (work: Work<Wish>) => void;
  error: Error | null;
}

/**
 * A call whose answer takes long: what of it is under way for the user, begun by this page, before a reload or in
 * another tab, and how to begin it. However often it is begun, it is sent once.
 * @param mutationKey of the call's mutation
 */
export function useLastingCall<Wish>(
  memory: WorkMemory<Wish>,
  mutationKey: MutationKey,
  { mutate, error }: Call<Wish>,
) {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const work = useWork(memory, userId);
  const awaited = useAwaiting(mutationKey);
  const running = work?.state === 'running' ? work : undefined;
  const lost = running !== undefined && !awaited && error !== null;
  useEffect(() => {
    // Begun before a reload: asking again under its key waits for the same answer.
    if (running && !awaited && !lost) mutate(running);
  }, [running, awaited, lost, mutate]);
  return {
    running,
    /** The call was lost. Whether the work goes on, only asking again can tell. */
    lost,
    start: (wish: Wish) => {
      // Asked for the very moment: a double click comes twice before the next render.
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      mutate(memory.begin(userId, wish));
    },
  };
}
