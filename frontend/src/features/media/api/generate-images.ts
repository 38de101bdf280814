import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAnswered, sentenceOf } from '@/api/api-error';
import { api, bodyOf } from '@/api/client';
import { useUser } from '@/api/session';
import { useLastingCall } from '@/api/work/use-lasting-call';
import { WorkMemories, type Work } from '@/api/work/work-memory';
import { toast } from '@/components/ui/toast-store';

type ImagesWish = Record<string, never>;

const imageWorks = new WorkMemories<ImagesWish>('generating-images');

/** Has a new set of header images made or found for an article. */
export function useGenerateImages(articleId: string) {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const memory = imageWorks.of(articleId);
  const mutationKey = ['generate-images', articleId];
  const mutation = useMutation({
    mutationKey,
    mutationFn: ({ key }: Work<ImagesWish>) =>
      bodyOf(
        api.POST('/api/images/test-regenerate/{articleId}', {
          params: { path: { articleId } },
          headers: { 'Idempotency-Key': key },
        }),
      ),
    onSuccess: async ({ message }, { key }) => {
      toast({ title: 'Images Generated Successfully', description: message });
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
        description: sentenceOf(error, 'Failed to generate images'),
        tone: 'destructive',
      });
    },
  });
  return {
    ...useLastingCall(memory, mutationKey, mutation),
    error: mutation.error,
    /** What the server said of the set that has come, and of what had to give way. */
    outcome: mutation.data?.message,
  };
}
