import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKeys } from '@/api/idempotency';
import { overtakenBy } from '@/components/editing/overtaken';
import type { Edits } from '@/components/editing/versions';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { saveConfiguration } from '@/api/save-configuration';
import { contentOf, type RulesValues } from '../domain/rules-values';

/** Saves the rules as a whole, unless somebody else has changed them since (412). Resolves to the new revision. */
export function useSaveEditorialRules() {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKeys();
  // The mutation waits for this, so that the page never shows the rules from before the save again.
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['api', 'config', 'editorial-rules'] });
  return useMutation({
    mutationFn: ({ base, values }: Edits<RulesValues>) =>
      saveConfiguration('editorial-rules', contentOf(values), base.revision, keys),
    onSuccess: async () => {
      keys.spent();
      await readAgain();
      toast({
        title: 'Editorial Rules Updated',
        description: 'They apply to everything generated from now on.',
      });
    },
    onError: (error) => {
      if (overtakenBy(error)) return void readAgain();
      tellFailure('Save Failed', error, 'Failed to save editorial-rules');
    },
  });
}
