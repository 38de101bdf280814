import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api, bodyOf } from '@/api/client';
import { sessionQuery } from '@/api/session';
import { useSingleFlight } from '@/api/single-flight';
import { toast } from '@/components/ui/feedback/toast-store';
import { useSessionExit } from '../domain/session-exit';
import { storeShownUser } from '../domain/shown-user';

/** Signs out. Even when the call fails, this page ends the session and removes what was read from memory. */
export function useSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const exit = useSessionExit();
  const logout = useMutation({
    meta: { mayBeRefused: true },
    mutationFn: () => bodyOf(api.POST('/api/auth/logout')),
    onSettled: async (answer) => {
      exit.leave(answer?.signOn);
      storeShownUser(null);
      queryClient.setQueryData(sessionQuery.queryKey, null);
      // The browser keeps unsaved text, and the guard that would ask about it is gone with the page.
      await navigate({ to: '/login', ignoreBlocker: true });
      exit.settled();
      queryClient.removeQueries({
        predicate: ({ queryKey }) => queryKey[1] !== 'auth' && queryKey[1] !== 'settings',
      });
      toast({ title: 'Logged out', description: 'You have been successfully logged out' });
    },
  });
  const send = useSingleFlight(() => logout.mutateAsync());
  return { logOut: () => send(), pending: logout.isPending };
}
