import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';

/** How much of the weekly limit the signed-in author has used; administrators have no limit, and are refused. */
export const weeklyCountQuery = queryOptions({
  queryKey: ['api', 'articles', 'weekly-count'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/articles/weekly-count', { signal })),
});
