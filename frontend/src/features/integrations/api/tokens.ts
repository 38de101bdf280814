import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, deletedBy } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { tellFailure, toast } from '@/components/ui/feedback/toast-store';
import { bodyFrom, type TokenFields } from '../domain/token-fields';

export type AccessToken = components['schemas']['AccessTokenView'];

export const tokensQuery = queryOptions({
  queryKey: ['api', 'tokens'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/tokens', { signal })),
});

/** Creates a token. Only the answer has its secret, which is removed from memory with the component that asked. */
export function useCreateToken() {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: (fields: TokenFields) => bodyOf(api.POST('/api/tokens', { body: bodyFrom(fields) })),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey }),
    onError: (error) => tellFailure('Error', error, 'Failed to create the access token'),
  });
}

export function useRevokeToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: AccessToken) =>
      deletedBy(api.DELETE('/api/tokens/{id}', { params: { path: { id } } })),
    onSuccess: async (_gone, { name }) => {
      toast({ title: 'Revoked', description: `“${name}” opens nothing any more.` });
      await queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey });
    },
    onError: (error) => tellFailure('Error', error, 'Failed to revoke the access token'),
  });
}
