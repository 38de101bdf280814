import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, deletedBy } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { readAgain } from '@/api/query-client';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { methodsQuery } from './sign-in-methods';

export type LinkedSignOn = components['schemas']['LinkedSignOn'];

/** Leaves for the provider, which returns to the profile. */
export function useLinkSignOn() {
  return useMutation({
    mutationFn: (id: string) =>
      bodyOf(api.POST('/api/auth/methods/sign-on/{id}', { params: { path: { id } } })),
    onSuccess: ({ address }) => window.location.assign(address),
    onError: (error) => tellFailure('Error', error, 'Failed to reach the sign-on'),
  });
}

export function useUnlinkSignOn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: LinkedSignOn) =>
      deletedBy(bodyOf(api.DELETE('/api/auth/methods/sign-on/{id}', { params: { path: { id } } }))),
    onSuccess: (_gone, { provider }) =>
      toast({ title: 'Unlinked', description: `You no longer sign in with ${provider}.` }),
    onError: (error) => tellFailure('Error', error, 'Failed to unlink the account'),
    onSettled: () => readAgain(queryClient, methodsQuery.queryKey),
  });
}
