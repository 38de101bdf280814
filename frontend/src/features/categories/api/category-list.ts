import { queryOptions } from '@tanstack/react-query';
import { api, revisedBodyOf } from '@/api/client';

/** The whole list of categories, in its order, with the revision that a change of it goes on top of. */
export const categoryListQuery = queryOptions({
  queryKey: ['api', 'config', 'categories'],
  queryFn: ({ signal }) => revisedBodyOf(api.GET('/api/config/categories', { signal })),
});
