import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';

interface Approved {
  /** Counted from 0. */
  caption: number;
  /** As they are read here: other words are not approved by it. */
  words: string;
}

/** Has it on record that a person stands up for a caption. */
export function useApproveCaption(articleId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (approved: Approved) =>
      bodyOf(api.POST('/api/social-generator/approve', { body: { articleId, ...approved } })),
    onSuccess: (_answer, { caption }) =>
      toast({ title: 'Caption Approved', description: `You stand up for caption ${caption + 1}.` }),
    onError: (error) => tellFailure('Error', error, 'Failed to approve the caption'),
    // After a refusal, too: the words are others by then.
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: ['api', 'articles', 'drafts', articleId], exact: true }),
  });
}
