import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '@/api/api-error';
import { api, bodyOf } from '@/api/client';
import { sessionQuery } from '@/api/session';
import { useBrandName } from '@/api/settings';
import { toast } from '@/components/ui/toast-store';
import { useSessionExit } from '../session-exit';
import { storeShownUser } from '../shown-user';

interface Credentials {
  username: string;
  password: string;
}

export const loginFailure = (error: Error) => sentenceOf(error, 'Login failed. Please try again.');

/** Signs in: the session's user appears, and with it the dashboard. */
export function useLogin() {
  const queryClient = useQueryClient();
  const exit = useSessionExit();
  const brand = useBrandName();
  return useMutation({
    meta: { mayBeRefused: true },
    mutationFn: (body: Credentials) => bodyOf(api.POST('/api/auth/login', { body })),
    onSuccess: ({ user }) => {
      exit.settled();
      storeShownUser(user);
      queryClient.setQueryData(sessionQuery.queryKey, user);
      toast({ title: 'Welcome back!', description: `Successfully logged in to ${brand}` });
    },
    onError: (error) =>
      toast({ title: 'Login Failed', description: loginFailure(error), tone: 'destructive' }),
  });
}
