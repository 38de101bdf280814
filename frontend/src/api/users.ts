import { queryOptions } from '@tanstack/react-query';
import { api, revisedBodyOf } from './client';

/** Everybody who may sign in, with the revision of the directory. */
export const usersQuery = queryOptions({
  queryKey: ['api', 'users'],
  queryFn: ({ signal }) => revisedBodyOf(api.GET('/api/users', { signal })),
});
