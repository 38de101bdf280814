import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ifMatch, revisedBodyOf } from '@/api/client';
import { overtakenBy } from '@/components/editing/overtaken';
import type { Edits } from '@/components/editing/versions';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { profileQuery, type ProfileFields } from './get-profile';

/** Saves an author's part of the persona, unless somebody else has changed the persona since (412). */
export function useSaveProfile(personaId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = profileQuery(personaId);
  return useMutation({
    mutationFn: ({ base, values }: Edits<ProfileFields>) =>
      revisedBodyOf(
        api.PUT('/api/personas/{id}/profile', {
          params: { path: { id: personaId } },
          body: values,
          headers: ifMatch(base.revision),
        }),
      ),
    onSuccess: async (profile) => {
      // A read that began before the save may end after it, and would bring back the previous state.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, profile);
      void queryClient.invalidateQueries({ queryKey: ['api', 'personas'] });
      toast({ title: 'Profile Updated', description: 'Your next article uses it.' });
    },
    onError: (error) => {
      if (overtakenBy(error)) return void queryClient.invalidateQueries({ queryKey });
      tellFailure('Update Failed', error);
    },
  });
}
