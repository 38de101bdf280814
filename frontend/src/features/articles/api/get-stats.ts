import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';

/** How many articles there are that the user may see, and what was generated and promoted week by week. */
export const statsQuery = queryOptions({
  queryKey: ['api', 'stats'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/stats', { signal })),
});
