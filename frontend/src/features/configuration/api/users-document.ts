import { queryOptions } from '@tanstack/react-query';
import { api, revisedBodyOf } from '@/api/client';

/** All users, those who are deactivated included, as JSON text with the revision of the directory. */
export const usersDocumentQuery = queryOptions({
  queryKey: ['api', 'config', 'users'],
  queryFn: async ({ signal }) => {
    const { users, revision } = await revisedBodyOf(api.GET('/api/config/users', { signal }));
    return { content: JSON.stringify(users, null, 2), revision };
  },
});
