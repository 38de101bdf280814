import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAnswered, sentenceOf } from '@/api/api-error';
import { api, bodyOf } from '@/api/client';
import { useUser } from '@/api/session';
import { useLastingCall } from '@/api/work/use-lasting-call';
import { WorkMemories, type Work } from '@/api/work/work-memory';
import { toast } from '@/components/ui/toast-store';

interface CaptionsWish {
  /** Makes none where there are some: what another tab has made meanwhile is as good. */
  onlyIfMissing?: true;
}

const captionWorks = new WorkMemories<CaptionsWish>('generating-captions');

/** Has captions written for an article. */
export function useGenerateCaptions(articleId: string) {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const memory = captionWorks.of(articleId);
  const mutationKey = ['generate-captions', articleId];
  const mutation = useMutation({
    mutationKey,
    mutationFn: ({ key, wish }: Work<CaptionsWish>) =>
      bodyOf(
        api.POST('/api/social-generator/generate', {
          body: { articleId, ...wish },
          headers: { 'Idempotency-Key': key },
        }),
      ),
    onSuccess: async ({ message }, { key }) => {
      toast({ title: 'Captions Generated Successfully', description: message });
      await queryClient.invalidateQueries({
        queryKey: ['api', 'articles', 'drafts', articleId],
        exact: true,
      });
      void queryClient.invalidateQueries({ queryKey: ['api', 'articles', 'drafts', {}] });
      memory.forget(userId, key);
    },
    onError: (error, { key }) => {
      if (isAnswered(error)) memory.end(userId, key, 'failed');
      toast({
        title: 'Generation Failed',
        description: sentenceOf(error, 'Failed to generate captions'),
        tone: 'destructive',
      });
    },
  });
  return { ...useLastingCall(memory, mutationKey, mutation), error: mutation.error };
}
