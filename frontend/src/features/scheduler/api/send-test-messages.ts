import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { tellFailure } from '@/components/ui/feedback/toast-store';

export type TestResult = components['schemas']['TestResult'];

/** Sends one test message to each channel and waits for the outcomes. */
export function useSendTestMessages() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.POST('/api/notifications/test')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['api', 'notifications'] }),
    onError: (error) => tellFailure('Error', error, 'The test could not be sent.'),
  });
}
