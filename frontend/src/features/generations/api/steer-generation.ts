import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { useIdempotencyKeys } from '@/api/idempotency';
import { readAgain } from '@/api/query-client';
import { useUser } from '@/api/session';
import { forgetKept } from '@/components/editing/kept-edits';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import type { components } from '@/api/schema.gen';
import { generationQuery, type Generation } from './get-generation';

/** An outline as a person approves it, and the passages that they keep. */
export type Approval = components['schemas']['ApproveOutlineBody'];

/** Returns the name under which the form of a generation's outline is kept. */
export const outlineForm = (id: string) => `outline-${id}`;

/**
 * Gives two functions: one stores a generation from an answer of the server, the other has all generations read again.
 */
function useTaking() {
  const queryClient = useQueryClient();
  return {
    take: (generation: Generation) =>
      queryClient.setQueryData(generationQuery(generation.id).queryKey, generation),
    refresh: () => queryClient.invalidateQueries({ queryKey: ['api', 'generations'] }),
  };
}

/** Ends a generation without an article. */
export function useCancelGeneration(id: string) {
  const { take, refresh } = useTaking();
  const { id: userId } = useUser();
  return useMutation({
    mutationFn: async () =>
      (await bodyOf(api.POST('/api/generations/{id}/cancel', { params: { path: { id } } }))).generation,
    onSuccess: (generation) => {
      take(generation);
      forgetKept(outlineForm(id), userId);
      toast({ title: 'Cancelled', description: 'No article comes of it.' });
    },
    onError: (error) => tellFailure('Error', error),
    onSettled: refresh,
  });
}

/** Continues a generation from the step that failed. */
export function useRetryGeneration(id: string) {
  const { take, refresh } = useTaking();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: async () => {
      const headers = keys.headersFor(id);
      const call = api.POST('/api/generations/{id}/retry', { params: { path: { id } }, headers });
      return (await bodyOf(call)).generation;
    },
    onSuccess: (generation) => {
      keys.spent();
      take(generation);
    },
    onError: (error) => tellFailure('Generation Failed', error),
    onSettled: refresh,
  });
}

/**
 * Has the article written by an outline. The answer comes when the article is there. Until then, the generation shows
 * its progress.
 */
export function useApproveOutline(id: string) {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const { refresh } = useTaking();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (body: Approval) => {
      const headers = keys.headersFor(body);
      const params = { path: { id } };
      return bodyOf(api.POST('/api/generations/{id}/outline', { params, body, headers }));
    },
    onSuccess: (made) => {
      keys.spent();
      forgetKept(outlineForm(id), userId);
      readAgain(queryClient, ['api', 'articles'], ['api', 'stats']);
      if ('article' in made) toast({ title: 'Article Generated!', description: `“${made.article.title}”` });
    },
    onError: (error) => tellFailure('Generation Failed', error),
    onSettled: refresh,
  });
}
