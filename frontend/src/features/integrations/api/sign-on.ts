import { queryOptions, useMutation } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { tellFailure } from '@/components/ui/feedback/toast-store';

export type SignOnProvider = components['schemas']['SignOnProviderAnswer'];
export type ProviderCheck = components['schemas']['ProviderCheckAnswer'];

/**
 * Reads the settings of the house’s own sign-on. No event reports incoming claims, so it is read each time it is shown.
 */
export const signOnQuery = queryOptions({
  queryKey: ['api', 'security', 'sign-on'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/security/sign-on', { signal })),
  staleTime: 0,
});

/** Asks a provider for its own description. */
export function useCheckProvider({ id: provider }: SignOnProvider) {
  return useMutation({
    mutationFn: () =>
      bodyOf(api.POST('/api/security/sign-on/{provider}/check', { params: { path: { provider } } })),
    onError: (error) => tellFailure('Error', error, 'Failed to check the sign-on'),
  });
}
