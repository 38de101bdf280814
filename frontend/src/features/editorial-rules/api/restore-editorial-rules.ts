import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, ifMatch } from '@/api/client';
import { useIdempotencyKeys } from '@/api/idempotency';
import { overtakenBy } from '@/components/editing/overtaken';
import { tellFailure, tellRefusal, toast } from '@/components/ui/feedback/toast-store';

interface Restoration {
  /** The revision to restore. */
  revision: number;
  /** The latest revision that was on screen. A newer one must be seen first. */
  latest: number;
}

/** Restores the rules of an earlier revision, as a new revision. */
export function useRestoreEditorialRules() {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKeys();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['api', 'config', 'editorial-rules'] });
  return useMutation({
    mutationFn: ({ revision, latest }: Restoration) => {
      const headers = { ...ifMatch(latest), ...keys.headersFor({ revision, latest }) };
      return bodyOf(api.POST('/api/config/editorial-rules/restore', { body: { revision }, headers }));
    },
    onSuccess: async (_answer, { revision }) => {
      keys.spent();
      await readAgain();
      toast({
        title: 'Editorial Rules Updated',
        description: `Restored from revision ${revision}.`,
      });
    },
    onError: (error) => {
      const quicker = overtakenBy(error);
      if (!quicker) return tellFailure('Save Failed', error, 'Failed to save editorial-rules');
      void readAgain();
      tellRefusal(
        'Save Failed',
        `${quicker.by} changed the rules in the meantime. Review the differences again.`,
      );
    },
  });
}
