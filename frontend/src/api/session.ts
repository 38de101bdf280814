import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { ApiError } from './api-error';
import { api, bodyOf } from './client';
import { mayBeSignedIn } from './signed-in-sign';
import type { components } from './schema.gen';

export type User = components['schemas']['SignedInAnswer'];

const queryKey = ['api', 'auth', 'user'];

/**
 * The signed-in user; null when the server knows no session at first. Once there was a user, a refusal is an error like
 * that of any other read: the session has ended, and the page stays as it is until the person is told. A server that
 * cannot answer is an error, too, so a short outage signs nobody out.
 */
export const sessionQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal, client }): Promise<User | null> => {
    if (!client.getQueryData(queryKey) && !mayBeSignedIn()) return null;
    try {
      return await bodyOf(api.GET('/api/auth/user', { signal }));
    } catch (error) {
      const signedOut = error instanceof ApiError && error.status < 500;
      if (signedOut && !client.getQueryData(queryKey)) return null;
      throw error;
    }
  },
});

/** The signed-in user or null. Use it above the shell; below it, `useUser` never returns null. */
export function useSession(): User | null {
  return useQuery(sessionQuery).data ?? null;
}

const SignedInUser = createContext<User | null>(null);

/** Provides the signed-in user. The shell uses it, which shows pages to signed-in users only. */
export const SignedInUserProvider = SignedInUser.Provider;

/** The signed-in user, on every page inside the shell. */
export function useUser(): User {
  const user = useContext(SignedInUser);
  if (!user) throw new Error('useUser is for pages inside the shell');
  return user;
}
