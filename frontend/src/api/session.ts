import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { ApiError } from './api-error';
import { api, bodyOf } from './client';
import type { components } from './schema.gen';

export type User = components['schemas']['UserAnswer'];

/**
 * The signed-in user; null when the server knows no session. A server that cannot answer is an error, not a
 * sign-out: otherwise a short outage would throw people out of their work.
 */
export const sessionQuery = queryOptions({
  queryKey: ['api', 'auth', 'user'],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await bodyOf(api.GET('/api/auth/user', { signal }));
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return null;
      throw error;
    }
  },
});

/** The signed-in user or null. Use it above the shell; below it `useUser` never answers null. */
export function useSession(): User | null {
  return useQuery(sessionQuery).data ?? null;
}

const SignedInUser = createContext<User | null>(null);

/** Set by the shell, which shows pages to signed-in users only. */
export const SignedInUserProvider = SignedInUser.Provider;

/** The signed-in user, on every page inside the shell. */
export function useUser(): User {
  const user = useContext(SignedInUser);
  if (!user) throw new Error('useUser is for pages inside the shell');
  return user;
}
