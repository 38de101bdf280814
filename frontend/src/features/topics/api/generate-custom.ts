import { useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { useLastingCall } from '@/api/use-lasting-call';
import { WorkMemory } from '@/api/work-memory';
import { tellRefusal, toast } from '@/components/ui/feedback/toast-store';

export type CustomRequest = components['schemas']['CustomIdeaBody'];

const memory = new WorkMemory<CustomRequest>('generating-custom-idea');

/**
 * Has one idea proposed, on a given subject or a topical one.
 * @param onDone called with the request when the idea has come
 */
export function useGenerateCustom(onDone: (request: CustomRequest) => void) {
  const queryClient = useQueryClient();
  return useLastingCall({
    memory,
    mutationKey: ['generate-custom-idea'],
    send: ({ key, request }) =>
      bodyOf(
        api.POST('/api/topic-generator/generate-custom', {
          body: request,
          headers: { 'Idempotency-Key': key },
        }),
      ),
    onDone: ({ idea }, request) => {
      void queryClient.invalidateQueries({ queryKey: ['api', 'topic-generator'] });
      toast({
        title: `Generated custom idea: ${idea.title}`,
        description: 'It’s at the top of the list.',
      });
      onDone(request);
    },
    onFailed: () => tellRefusal('Error', 'Failed to generate custom idea. Please try again.'),
  });
}
