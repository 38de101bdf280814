import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useProgress } from '@/api/server-events';
import { useUser } from '@/api/session';
import {
  batchQuery,
  batchWork,
  endBatch,
  generatingBatch,
  useGenerateBatch,
  type BatchRequest,
} from '../api/generate-batch';
import { useAwaiting } from '@/api/work/use-lasting-call';
import { useWork } from '@/api/work/work-memory';

/** The batch that the user asked for last, how far it is by the server's record, and how to ask for another. */
export function useBatchWork() {
  const { id: userId } = useUser();
  const work = useWork(batchWork, userId);
  const { mutate } = useGenerateBatch();
  const awaited = useAwaiting(generatingBatch);
  const progress = useProgress(work?.key);
  // The record begins with the first progress told of it; asked for before, the server would know of none.
  const record = useQuery({ ...batchQuery(work?.key), enabled: !awaited || progress !== undefined });
  const { data: batch, isSuccess, isFetching } = record;
  const running = work?.state === 'running';
  useEffect(() => {
    // Begun before a reload, or its call was lost: the record tells the end.
    if (!work || !running || awaited || !isSuccess || isFetching) return;
    if (batch === null) batchWork.forget(userId, work.key);
    if (batch?.status === 'finished') endBatch(userId, work.key, batch);
  }, [work, running, awaited, isSuccess, isFetching, batch, userId]);
  return {
    work,
    running,
    progress,
    batch: batch ?? undefined,
    /** Set when the record could not be read; what was read before stays in `batch`. */
    error: record.error,
    retry: () => void record.refetch(),
    start: (request: BatchRequest) => {
      // Asked for the very moment: a double click comes twice before the next render.
      if (batchWork.read(userId)?.state !== 'running') mutate(batchWork.begin(userId, request));
    },
    dismiss: () => {
      if (work) batchWork.forget(userId, work.key);
    },
  };
}
