import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type SignInMethods = components['schemas']['MethodsAnswer'];

/** Reads the ways in which the user signs in. */
export const methodsQuery = queryOptions({
  queryKey: ['api', 'auth', 'methods'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/auth/methods', { signal })),
  // No event reports that a recovery code was used.
  staleTime: 0,
});
