import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, deletedBy, ifMatch } from '@/api/client';
import { readAgain } from '@/api/query-client';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { articleCounts, draftLists } from './get-article';

interface Deletion {
  id: string;
  title: string;
  /** The revision on screen. The server refuses to delete a newer one, so that nobody deletes changes unseen. */
  revision: number;
}

/** Takes an article out of every list. */
export function useDeleteArticle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, revision }: Deletion) =>
      deletedBy(
        api.DELETE('/api/articles/drafts/{id}', { params: { path: { id } }, headers: ifMatch(revision) }),
      ),
    onSuccess: (deleted, { title }) => {
      if (deleted) toast({ title: 'Deleted!', description: `“${title}” was deleted.` });
      readAgain(queryClient, draftLists, articleCounts);
    },
    onError: (error) => tellFailure('Delete Failed', error, 'Failed to delete article'),
  });
}
