import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '@/api/api-error';
import { api, bodyOf, ifMatch } from '@/api/client';
import { useIdempotencyKeys } from '@/api/idempotency';
import { toast } from '@/components/ui/feedback/toast-store';
import { articleIn, articleQuery } from './get-article';

/** Who opened an article for review, newest first. */
export const reviewsQuery = (id: string) =>
  queryOptions({
    queryKey: ['api', 'articles', 'drafts', id, 'reviews'],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/articles/drafts/{id}/reviews', { params: { path: { id } }, signal })),
  });

/** Puts on record that the revision on screen is opened for review. */
export function useOpenForReview(id: string) {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKeys();
  const { queryKey } = articleQuery(id);
  return useMutation({
    mutationFn: async (revision: number) =>
      articleIn(
        await bodyOf(
          api.POST('/api/articles/drafts/{id}/reviews', {
            params: { path: { id } },
            headers: { ...ifMatch(revision), ...keys.headersFor({ id, revision }) },
          }),
        ),
      ),
    onSuccess: async (article) => {
      keys.spent();
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(queryKey, article);
    },
    onError: (error) =>
      toast({
        title: 'Review Not Recorded',
        description: sentenceOf(error, 'The review could not be recorded'),
        tone: 'destructive',
      }),
    // Also after a refusal: somebody else may have saved, and what they saved is what is to be reviewed.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
