import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { User } from '@/api/session';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { nameOf } from '@/components/ui/text/user-name';
import { usersQuery } from './users';

/**
 * Gives a user a temporary password. Only the answer has it, and it is removed from memory with the component that
 * asked.
 */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: ({ id }: User) =>
      bodyOf(api.POST('/api/users/{id}/reset-password', { params: { path: { id } } })),
    onSuccess: (_answer, user) => {
      void queryClient.invalidateQueries({ queryKey: usersQuery.queryKey });
      toast({ title: 'Password Reset', description: `${nameOf(user)} has a temporary password.` });
    },
    onError: (error) => tellFailure('Error', error, 'Failed to reset password'),
  });
}
