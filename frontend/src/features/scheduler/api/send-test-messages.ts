import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '@/api/api-error';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { toast } from '@/components/ui/feedback/toast-store';

export type TestResult = components['schemas']['TestResult'];

/** Sends one test message to each channel and waits for what came of it. */
export function useSendTestMessages() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.POST('/api/notifications/test')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['api', 'notifications'] }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'The test could not be sent.'),
        tone: 'destructive',
      }),
  });
}
