import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { sessionQuery } from '@/api/session';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { storeShownUser } from '../domain/shown-user';

const REDIRECT_MS = 1_000;

/**
 * Changes the user's own password. One second after a success, long enough to read the toast, it opens the root path.
 */
export function useChangePassword() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: components['schemas']['ChangePasswordBody']) =>
      bodyOf(api.POST('/api/auth/change-password', { body })),
    onSuccess: ({ user }) => {
      storeShownUser(user);
      toast({ title: 'Password Changed', description: 'Your password has been updated.' });
      setTimeout(() => {
        queryClient.setQueryData(sessionQuery.queryKey, user);
        void navigate({ to: '/' });
      }, REDIRECT_MS);
    },
    onError: (error) => tellFailure('Password Change Failed', error),
  });
}
