import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deletedBy, api, bodyOf } from '@/api/client';
import { readAgain } from '@/api/query-client';
import type { components } from '@/api/schema.gen';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';

export type OwnSession = components['schemas']['SessionAnswer'];

/** Reads the sessions of the user. No event reports them, so they are read each time they are shown. */
export const sessionsQuery = queryOptions({
  queryKey: ['api', 'auth', 'sessions'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/auth/sessions', { signal })),
  staleTime: 0,
});

/** Ends one of the user's other sessions, or all of them. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (session: OwnSession | 'others') => {
      if (session === 'others') return bodyOf(api.DELETE('/api/auth/sessions'));
      const path = { id: session.id };
      return deletedBy(bodyOf(api.DELETE('/api/auth/sessions/{id}', { params: { path } })));
    },
    onSuccess: () => toast({ title: 'Signed out', description: 'It takes effect there at once.' }),
    onError: (error) => tellFailure('Error', error, 'Failed to sign out'),
    onSettled: () => readAgain(queryClient, sessionsQuery.queryKey),
  });
}
