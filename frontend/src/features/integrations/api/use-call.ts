import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '@/components/ui/feedback/toast-store';

/** Makes a call about sites or webhooks. Afterwards, the lists are read again, or a failure is told. */
export function useCall<Input, Answer>(
  about: 'sites' | 'webhooks',
  mutationFn: (input: Input) => Promise<Answer>,
  { failure, done }: { failure: string; done?: (answer: Answer) => void },
) {
  const queryClient = useQueryClient();
  return useMutation({
    // Some answers have a secret, so no answer is kept in memory.
    gcTime: 0,
    mutationFn,
    onSuccess: async (answer) => {
      done?.(answer);
      await queryClient.invalidateQueries({ queryKey: ['api', about] });
    },
    onError: (error) => tellFailure('Error', error, failure),
  });
}
