import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKeys } from '@/api/idempotency';
import { saveConfiguration } from '@/api/save-configuration';
import { overtakenBy } from '@/components/editing/overtaken';
import type { Edits } from '@/components/editing/versions';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { allUsersQuery, usersQuery } from '@/features/users/contract';
import { documentOf, type UsersText } from '../domain/users-text';
import type { components } from '@/api/schema.gen';

/**
 * Saves the list of users, unless somebody has changed one of them since (412). The directory's revision also rises
 * when something changes that the list does not show, such as a password. The list is then saved on top without asking.
 */
export function useSaveUsers() {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: async ({ base, values }: Edits<UsersText>) => {
      try {
        return await saveConfiguration('users', values.content, base.revision, keys);
      } catch (error) {
        if (!overtakenBy(error)) throw error;
        const theirs = documentOf(await queryClient.fetchQuery({ ...allUsersQuery, staleTime: 0 }));
        if (theirs.values.content !== base.values.content) throw error;
        return saveConfiguration('users', values.content, theirs.revision, keys);
      }
    },
    onSuccess: async ({ changes }) => {
      keys.spent();
      toast({ title: 'Configuration Saved!', description: savedInWords(changes) });
      await Promise.all(
        [allUsersQuery.queryKey, usersQuery.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      if (!overtakenBy(error)) tellFailure('Save Failed', error, 'Failed to save users');
    },
  });
}

/** Describes the effect of a save, as in “1 created, 2 updated, 0 removed.” */
export function savedInWords({
  created,
  updated,
  removed,
}: components['schemas']['ConfigurationChanges']): string {
  if (created + updated + removed === 0) return 'Nothing changed.';
  return `${created} created, ${updated} updated, ${removed} removed.`;
}
