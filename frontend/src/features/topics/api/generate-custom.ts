import { useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { useLastingCall } from '@/api/work/use-lasting-call';
import { WorkMemory } from '@/api/work/work-memory';
import { toast } from '@/components/ui/feedback/toast-store';

export type CustomWish = components['schemas']['CustomIdeaBody'];

const memory = new WorkMemory<CustomWish>('generating-custom-idea');

const mutationKey = ['generate-custom-idea'];

/**
 * Has one idea proposed, on a subject or on what is in the air.
 * @param onDone called when the idea is there, with what was asked
 */
export function useGenerateCustom(onDone: (wish: CustomWish) => void) {
  const queryClient = useQueryClient();
  return useLastingCall({
    memory,
    mutationKey,
    send: ({ key, wish }) =>
      bodyOf(
        api.POST('/api/topic-generator/generate-custom', { body: wish, headers: { 'Idempotency-Key': key } }),
      ),
    onDone: ({ idea }, wish) => {
      void queryClient.invalidateQueries({ queryKey: ['api', 'topic-generator'] });
      toast({
        title: `Generated custom idea: ${idea.title}`,
        description: 'It’s at the top of the list.',
      });
      onDone(wish);
    },
    onFailed: () => {
      const description = 'Failed to generate custom idea. Please try again.';
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
}
