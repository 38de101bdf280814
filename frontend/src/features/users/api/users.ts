import { queryOptions } from '@tanstack/react-query';
import { api, revisedBodyOf } from '@/api/client';

/** Everybody who may sign in, with the revision of the directory. */
export const usersQuery = queryOptions({
  queryKey: ['api', 'users'],
  queryFn: ({ signal }) => revisedBodyOf(api.GET('/api/users', { signal })),
  // A recovery code that is used changes nothing that pages are told of.
  staleTime: 0,
});

/** Everybody on record, those who are deactivated too, with the revision of the directory. */
export const allUsersQuery = queryOptions({
  queryKey: ['api', 'config', 'users'],
  queryFn: ({ signal }) => revisedBodyOf(api.GET('/api/config/users', { signal })),
});
