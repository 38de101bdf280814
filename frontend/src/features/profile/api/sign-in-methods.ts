import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type SignInMethods = components['schemas']['MethodsAnswer'];

/** What one signs in by. */
export const methodsQuery = queryOptions({
  queryKey: ['api', 'auth', 'methods'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/auth/methods', { signal })),
  // A recovery code that is used changes nothing that pages are told of.
  staleTime: 0,
});
