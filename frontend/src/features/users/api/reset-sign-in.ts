import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { User } from '@/api/session';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { nameOf } from '@/components/ui/text/user-name';
import { usersQuery } from './users';

/** Removes everything that a user signs in by, and gives a temporary password, which only the answer has. */
export function useResetSignIn({ id, ...user }: User) {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: (reason: string) =>
      bodyOf(api.POST('/api/users/{id}/reset-sign-in', { params: { path: { id } }, body: { reason } })),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: usersQuery.queryKey });
      toast({ title: 'Sign-in Reset', description: `${nameOf(user)} has a temporary password.` });
    },
    onError: (error) => tellFailure('Error', error, 'Failed to reset the sign-in'),
  });
}
