import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, ifMatch } from '@/api/client';
import { useIdempotencyKeys } from '@/api/idempotency';
import { tellFailure } from '@/components/ui/feedback/toast-store';
import { articleOf, articleQuery, showArticle } from './get-article';

/** Reads who opened an article for review, newest first. */
export const reviewsQuery = (id: string) =>
  queryOptions({
    queryKey: ['api', 'articles', 'drafts', id, 'reviews'],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/articles/drafts/{id}/reviews', { params: { path: { id } }, signal })),
  });

/** Records that the revision on screen is opened for review. */
export function useOpenForReview(id: string) {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (revision: number) => {
      const headers = { ...ifMatch(revision), ...keys.headersFor({ id, revision }) };
      return articleOf(api.POST('/api/articles/drafts/{id}/reviews', { params: { path: { id } }, headers }));
    },
    onSuccess: (article) => {
      keys.spent();
      return showArticle(queryClient, article);
    },
    onError: (error) => tellFailure('Review Not Recorded', error, 'The review could not be recorded'),
    // The article is read again after a refusal, too: somebody else may have saved, and their text is the one to
    // review.
    onSettled: () => queryClient.invalidateQueries({ queryKey: articleQuery(id).queryKey }),
  });
}
