import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ifMatch } from '@/api/client';
import { useIdempotencyKeys } from '@/api/idempotency';
import { readAgain } from '@/api/query-client';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { articleCounts, articleHistoryQuery, articleOf, draftLists, showArticle } from './get-article';

export interface Restoration {
  /** The revision whose title and text become current again. */
  revision: number;
  /** The latest revision that was on screen. */
  latest: number;
}

/** Makes an earlier title and text current again, as a new revision; a deleted article comes back as a draft. */
export function useRestoreArticle(id: string) {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: ({ revision, latest }: Restoration) => {
      const headers = { ...ifMatch(latest), ...keys.headersFor({ id, revision, latest }) };
      const request = { params: { path: { id } }, body: { revision }, headers };
      return articleOf(api.POST('/api/articles/drafts/{id}/restore', request));
    },
    onSuccess: async (article, { revision }) => {
      keys.spent();
      toast({
        title: 'Restored',
        description: `“${article.title}” is back to the title, text and summary of r${revision}.`,
      });
      await showArticle(queryClient, article);
      readAgain(queryClient, draftLists, articleCounts);
    },
    onError: (error) => tellFailure('Restore Failed', error, 'Failed to restore article'),
    // The history is read again after a refusal, too: somebody else may have saved first, and their revision belongs on
    // screen.
    onSettled: () => queryClient.invalidateQueries({ queryKey: articleHistoryQuery(id).queryKey }),
  });
}
