import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, ifMatch } from '@/api/client';
import { useIdempotencyKeys } from '@/api/idempotency';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { articleIn, articleQuery } from './get-article';

interface Restoration {
  /** The revision whose title and text become current again. */
  revision: number;
  /** The latest revision that was on screen. */
  latest: number;
}

/** Makes an earlier title and text current again, as a new revision; a deleted article comes back as a draft. */
export function useRestoreArticle(id: string) {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKeys();
  const { queryKey } = articleQuery(id);
  return useMutation({
    mutationFn: async ({ revision, latest }: Restoration) =>
      articleIn(
        await bodyOf(
          api.POST('/api/articles/drafts/{id}/restore', {
            params: { path: { id } },
            body: { revision },
            headers: { ...ifMatch(latest), ...keys.headersFor({ id, revision, latest }) },
          }),
        ),
      ),
    onSuccess: async (article, { revision }) => {
      keys.spent();
      toast({
        title: 'Restored',
        description: `“${article.title}” is back to the title and text of r${revision}.`,
      });
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(queryKey, article);
      void queryClient.invalidateQueries({ queryKey: ['api', 'articles', 'drafts', {}] });
      void queryClient.invalidateQueries({ queryKey: ['api', 'stats'] });
    },
    onError: (error) => tellFailure('Restore Failed', error, 'Failed to restore article'),
    // Also after a refusal: it may be that somebody else was quicker, and their revision belongs on screen.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...queryKey, 'history'] }),
  });
}
