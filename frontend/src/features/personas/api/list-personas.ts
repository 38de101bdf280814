import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';

/**
 * Reads the personas that the signed-in user may write as: all of them for administrators, the assigned one for
 * authors.
 */
export const personasQuery = queryOptions({
  queryKey: ['api', 'personas'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/personas', { signal })),
});
