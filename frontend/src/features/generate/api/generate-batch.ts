import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
} from '@tanstack/react-query';
import { ApiError, sentenceOf, UnreadableAnswer } from '@/api/api-error';
import { api, bodyOf, foundBy } from '@/api/client';
import { readAgain } from '@/api/query-client';
import type { components } from '@/api/schema.gen';
import { useUser } from '@/api/session';
import { emptyKeptField } from '@/components/editing/use-kept-form';
import { counted } from '@/components/ui/text/numbers';
import { tellRefusal, toast } from '@/components/ui/feedback/toast-store';
import type { Fault } from '../domain/faults';
import { failureTitle } from './get-weekly-count';
import { WorkMemory, type Work, useWork } from '@/api/work-memory';
import { useEffect } from 'react';
import { useProgress } from '@/api/server-events';

export type BatchRequest = components['schemas']['GenerateBatchBody'];

const batchWork = new WorkMemory<BatchRequest>('generating-batch');

const generatingBatch = ['generate-batch'];

/** A successful answer that lacks its contents. */
class InvalidAnswer extends Error {}

/**
 * Has a batch written. The answer comes when all of its articles have an outcome. If the answer gets lost, the record
 * of the batch replaces it.
 */
function useGenerateBatch() {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  return useMutation({
    mutationKey: generatingBatch,
    mutationFn: async ({ key, request }: Work<BatchRequest>) => {
      const call = { body: request, headers: { 'Idempotency-Key': key } };
      const answer = await bodyOf(api.POST('/api/articles/generate-flexible-batch', call));
      if (!isBatch(answer)) throw new InvalidAnswer();
      return answer;
    },
    onSuccess: (batch, { key }) => {
      queryClient.setQueryData(batchQuery(key).queryKey, batch);
      endBatch(userId, key, batch);
    },
    // The call is over only after this, so that nobody decides by an older state of the batch.
    onError: async (error, { key }) => {
      const fault = faultOf(error);
      const batch = isAnswer(error) ? null : await recordOf(queryClient, key);
      // Undefined means that the outcome is unknown. The work stays, and the record is read again when the server can
      // be reached.
      if (batch === undefined || batch?.status === 'running') return;
      if (batch) return endBatch(userId, key, batch, fault);
      batchWork.end(userId, key, 'failed');
      tellRefusal(fault.title, fault.description);
    },
    onSettled: () => readAgain(queryClient, ['api', 'articles'], ['api', 'stats']),
  });
}

const nothingWritten: Fault = {
  title: 'Batch Generation Failed',
  description: 'None of the articles could be written.',
};

/** Tells the outcome of a batch once. @param fault the fault to tell when no article was written */
function endBatch(userId: string, key: string, { summary }: Batch, fault = nothingWritten): void {
  const { requested, totalGenerated, failed } = summary;
  const empty = totalGenerated === 0;
  const prompt = batchWork.read(userId)?.request.customPrompt ?? '';
  if (!batchWork.end(userId, key, empty ? 'failed' : 'done')) return;
  if (empty) return tellRefusal(fault.title, fault.description);
  emptyKeptField('batch', userId, 'customPrompt', (text) => text.trim() === prompt);
  const all = counted(requested, 'article');
  toast({
    title: 'Batch Generation Complete!',
    description:
      failed === 0 ? `${all} generated.` : `${totalGenerated} of ${all} generated, ${failed} failed.`,
  });
}

/** Whether the server has decided. If not, the batch may continue although the call has failed. */
function isAnswer(error: Error): boolean {
  if (error instanceof ApiError) return error.status < 500;
  return error instanceof UnreadableAnswer || error instanceof InvalidAnswer;
}

/** Reads the batch as the server has it now: null if it has none, undefined when it cannot say. */
async function recordOf(queryClient: QueryClient, key: string): Promise<Batch | null | undefined> {
  return queryClient.fetchQuery({ ...batchQuery(key), staleTime: 0 }).catch(() => undefined);
}

/** Whether an answer is a batch. It checks what arrived, because the type promises more. */
function isBatch(answer: Partial<Batch> | null | undefined): boolean {
  return answer?.success === true && typeof answer.summary?.totalGenerated === 'number';
}

function faultOf(error: Error): Fault {
  const title = 'Batch Generation Error';
  if (error instanceof UnreadableAnswer) return { title, description: 'Failed to parse server response.' };
  if (error instanceof InvalidAnswer) return { title, description: 'Invalid batch response structure' };
  return {
    title: failureTitle(error, 'Batch Generation Failed'),
    description: sentenceOf(error, 'Failed to generate article batch'),
  };
}

export type Batch = components['schemas']['BatchProgress'];

/** Reads the progress of a batch by the key of its request; null while the server does not know it. */
const batchQuery = (key: string | undefined) =>
  queryOptions({
    queryKey: ['api', 'articles', 'batches', { key }],
    queryFn:
      key === undefined
        ? skipToken
        : ({ signal }) =>
            foundBy(bodyOf(api.GET('/api/articles/batches', { params: { query: { key } }, signal }))),
  });

/**
 * Gives the batch that the user asked for last, its progress by the server's record, and a function that asks for
 * another.
 */
export function useBatchWork() {
  const { id: userId } = useUser();
  const work = useWork(batchWork, userId);
  const { mutate } = useGenerateBatch();
  const awaited = useIsMutating({ mutationKey: generatingBatch }) > 0;
  const progress = useProgress(work?.key);
  // Before the first progress event, the server has no record of the batch.
  const record = useQuery({ ...batchQuery(work?.key), enabled: !awaited || progress !== undefined });
  const { data: batch, isSuccess, isFetching } = record;
  const running = work?.state === 'running';
  useEffect(() => {
    // The batch was begun before a reload, or its call was lost, so only the record tells when it ends.
    if (!work || !running || awaited || !isSuccess || isFetching) return;
    if (batch === null) batchWork.forget(userId, work.key);
    if (batch?.status === 'finished') endBatch(userId, work.key, batch);
  }, [work, running, awaited, isSuccess, isFetching, batch, userId]);
  return {
    work,
    running,
    /** The number of articles that were asked for. */
    requested: batch?.summary.requested ?? work?.request.articleCount ?? 0,
    progress,
    batch: batch ?? undefined,
    /** The error of reading the record; null if it could be read. `batch` keeps what was read before. */
    error: record.error,
    retry: () => void record.refetch(),
    start: (request: BatchRequest) => {
      // The memory is up to date at once, while both clicks of a double click come before the next render.
      if (batchWork.read(userId)?.state !== 'running') mutate(batchWork.begin(userId, request));
    },
    dismiss: () => {
      if (work) batchWork.forget(userId, work.key);
    },
  };
}
