import { queryOptions } from '@tanstack/react-query';
import { api, revisedBodyOf } from '@/api/client';

/** Reads the users who may sign in, with the revision of the directory. */
export const usersQuery = queryOptions({
  queryKey: ['api', 'users'],
  queryFn: ({ signal }) => revisedBodyOf(api.GET('/api/users', { signal })),
  // No event reports that a recovery code was used.
  staleTime: 0,
});

/** Reads all users on record, including deactivated ones, with the revision of the directory. */
export const allUsersQuery = queryOptions({
  queryKey: ['api', 'config', 'users'],
  queryFn: ({ signal }) => revisedBodyOf(api.GET('/api/config/users', { signal })),
});
