import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAnswered } from '@/api/api-error';
import { api, bodyOf } from '@/api/client';
import { useIdempotencyKeys } from '@/api/idempotency';
import type { components } from '@/api/schema.gen';
import { tellFailure, tellRefusal, toast } from '@/components/ui/feedback/toast-store';

/** Starts a run by hand. The server answers at once, and the run appears in the history. */
export function useTriggerRun() {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (body: components['schemas']['TriggerBody']) =>
      bodyOf(api.POST('/api/scheduler/trigger', { body, headers: keys.headersFor(body) })),
    onSuccess: async ({ message }) => {
      keys.spent();
      toast({ title: 'Generation Started', description: message });
      await queryClient.invalidateQueries({ queryKey: ['api', 'scheduler'] });
    },
    onError: (error) =>
      isAnswered(error)
        ? tellFailure('Error', error, 'The server’s answer couldn’t be read.')
        : tellRefusal('Connection Lost', 'The run may have started. Check the list of runs.'),
  });
}
