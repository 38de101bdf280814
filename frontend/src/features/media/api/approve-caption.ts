import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';

interface Approved {
  /** The index of the caption, counted from 0. */
  caption: number;
  /** The words on screen. The approval covers no other words. */
  words: string;
}

/** Records that a person approves a caption. */
export function useApproveCaption(articleId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (approved: Approved) =>
      bodyOf(api.POST('/api/social-generator/approve', { body: { articleId, ...approved } })),
    onSuccess: (_answer, { caption }) =>
      toast({ title: 'Caption Approved', description: `You stand up for caption ${caption + 1}.` }),
    onError: (error) => tellFailure('Error', error, 'Failed to approve the caption'),
    // The article is read again after a refusal, too, because its words have changed by then.
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: ['api', 'articles', 'drafts', articleId], exact: true }),
  });
}
