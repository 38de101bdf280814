import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAnswered } from '@/api/api-error';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { useUser } from '@/api/session';
import { useLastingCall } from '@/api/work/use-lasting-call';
import { WorkMemory, type Work } from '@/api/work/work-memory';
import { toast } from '@/components/ui/toast-store';

export type CustomWish = components['schemas']['CustomIdeaBody'];

const customWork = new WorkMemory<CustomWish>('generating-custom-idea');

const generatingCustom = ['generate-custom-idea'];

/**
 * Has one idea proposed, on a subject or on what is in the air.
 * @param onDone called when the idea is there, with what was asked
 */
export function useGenerateCustom(onDone: (wish: CustomWish) => void) {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const mutation = useMutation({
    mutationKey: generatingCustom,
    mutationFn: ({ key, wish }: Work<CustomWish>) =>
      bodyOf(
        api.POST('/api/topic-generator/generate-custom', { body: wish, headers: { 'Idempotency-Key': key } }),
      ),
    onSuccess: ({ idea }, { key, wish }) => {
      customWork.forget(userId, key);
      void queryClient.invalidateQueries({ queryKey: ['api', 'topic-generator'] });
      toast({
        title: `Generated custom idea: ${idea.title}`,
        description: 'It stands at the top of the list.',
      });
      onDone(wish);
    },
    onError: (error, { key }) => {
      if (isAnswered(error)) customWork.end(userId, key, 'failed');
      const description = 'Failed to generate custom idea. Please try again.';
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
  return { ...useLastingCall(customWork, generatingCustom, mutation), error: mutation.error };
}
