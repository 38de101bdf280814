import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readAgain } from '@/api/query-client';
import { api, bodyOf } from '@/api/client';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { methodsQuery } from './sign-in-methods';

/** Gets the secret for an app. It is removed from memory with the component that asked. */
export function useBeginTotp() {
  return useMutation({
    gcTime: 0,
    mutationFn: () => bodyOf(api.POST('/api/auth/methods/totp')),
    onError: (error) => tellFailure('Error', error, 'Failed to begin'),
  });
}

/** Turns the app on by its first code. A refusal is shown at the field. */
export function useConfirmTotp() {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: (code: string) => bodyOf(api.POST('/api/auth/methods/totp/confirm', { body: { code } })),
    onSuccess: () => {
      readAgain(queryClient, methodsQuery.queryKey);
      toast({ title: 'Authenticator app on', description: 'From now on you sign in with a code, too.' });
    },
  });
}

export function useRemoveTotp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/auth/methods/totp')),
    onSuccess: () => {
      readAgain(queryClient, methodsQuery.queryKey);
      toast({ title: 'Authenticator app off', description: 'You are no longer asked for its codes.' });
    },
    onError: (error) => tellFailure('Error', error, 'Failed to turn it off'),
  });
}

/** Gets new recovery codes. The old ones become invalid. */
export function useRenewRecoveryCodes() {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: () => bodyOf(api.POST('/api/auth/methods/recovery-codes')),
    onSuccess: () => readAgain(queryClient, methodsQuery.queryKey),
    onError: (error) => tellFailure('Error', error, 'Failed to get new codes'),
  });
}
