import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '@/components/ui/feedback/toast-store';

/** What all calls about sites and about webhooks have in common: lists are read anew, failures told. */
export function useCall<Input, Answer>(
  about: 'sites' | 'webhooks',
  mutationFn: (input: Input) => Promise<Answer>,
  { failure, done }: { failure: string; done?: (answer: Answer) => void },
) {
  const queryClient = useQueryClient();
  return useMutation({
    // Some answers hold a secret.
    gcTime: 0,
    mutationFn,
    onSuccess: async (answer) => {
      done?.(answer);
      await queryClient.invalidateQueries({ queryKey: ['api', about] });
    },
    onError: (error) => tellFailure('Error', error, failure),
  });
}
