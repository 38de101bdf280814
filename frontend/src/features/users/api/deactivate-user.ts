import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { User } from '@/api/session';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { nameOf } from '@/components/ui/text/user-name';
import { usersQuery } from './users';

/** Deactivates a user, which ends all their sessions at once. */
export function useDeactivateUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: User) => bodyOf(api.DELETE('/api/users/{id}', { params: { path: { id } } })),
    onSuccess: async (_answer, user) => {
      toast({ title: 'User Deactivated', description: `${nameOf(user)} can no longer sign in.` });
      await queryClient.invalidateQueries({ queryKey: usersQuery.queryKey });
    },
    onError: (error) => tellFailure('Error', error, 'Failed to deactivate user'),
  });
}
