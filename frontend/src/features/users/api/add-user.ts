import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import { useIdempotencyKeys } from '@/api/idempotency';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { nameOf } from '@/components/ui/text/user-name';
import type { UserFields } from '../domain/user-fields';
import { usersQuery } from './users';

/** Adds a user with a temporary password. */
export function useAddUser() {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (fields: UserFields) => {
      const body = { ...fields, isActive: true };
      return bodyOf(api.POST('/api/users', { body, headers: keys.headersFor(body) }));
    },
    onSuccess: ({ user }) => {
      keys.spent();
      void queryClient.invalidateQueries({ queryKey: usersQuery.queryKey });
      toast({ title: 'Saved!', description: `${nameOf(user)} can sign in as ${user.username}.` });
    },
    onError: (error) => tellFailure('Error', error, 'Failed to create user'),
  });
}
