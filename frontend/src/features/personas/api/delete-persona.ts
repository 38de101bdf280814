import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, deletedBy, ifMatch } from '@/api/client';
import { personasQuery } from './list-personas';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import type { Persona } from '../domain/persona-fields';

/** Deletes a persona, unless an author has it or somebody has made an unseen change. */
export function useDeletePersona() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, revision }: Persona) =>
      deletedBy(api.DELETE('/api/personas/{id}', { params: { path: { id } }, headers: ifMatch(revision) })),
    onSuccess: async (deleted, { name }) => {
      if (deleted) toast({ title: 'Deleted!', description: `“${name}” was deleted.` });
      await queryClient.invalidateQueries({ queryKey: personasQuery.queryKey });
    },
    onError: (error) => tellFailure('Error', error),
  });
}
