import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { useIdempotencyKeys } from '@/api/idempotency';
import { personasQuery } from './list-personas';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import type { PersonaFields } from '../domain/persona-fields';

export function useCreatePersona() {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (body: PersonaFields) =>
      bodyOf(api.POST('/api/personas', { body, headers: keys.headersFor(body) })),
    onSuccess: async ({ persona }) => {
      keys.spent();
      toast({ title: 'Saved!', description: `${persona.name} was added.` });
      await queryClient.invalidateQueries({ queryKey: personasQuery.queryKey });
    },
    onError: (error) => tellFailure('Error', error, 'Failed to update persona'),
  });
}
