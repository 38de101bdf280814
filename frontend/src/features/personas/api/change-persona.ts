import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, ifMatch } from '@/api/client';
import { personasQuery } from './list-personas';
import { overtakenBy } from '@/components/editing/overtaken';
import type { Edits } from '@/components/editing/versions';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import type { PersonaFields } from '../domain/persona-fields';

/** Saves a persona, unless somebody else has changed it since (412). */
export function useChangePersona(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = personasQuery;
  return useMutation({
    mutationFn: ({ base, values }: Edits<PersonaFields>) =>
      bodyOf(
        api.PUT('/api/personas/{id}', {
          params: { path: { id } },
          body: { id, ...values },
          headers: ifMatch(base.revision),
        }),
      ),
    onSuccess: async ({ persona }) => {
      // A read that began before the save may end after it, and would bring back the old personas.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (all) => all?.map((one) => (one.id === id ? persona : one)));
      void queryClient.invalidateQueries({ queryKey });
      toast({ title: 'Saved!', description: `Changes to ${persona.name} saved.` });
    },
    onError: (error) => {
      if (overtakenBy(error)) return void queryClient.invalidateQueries({ queryKey });
      tellFailure('Error', error, 'Failed to update persona');
    },
  });
}
