import type { Credentials } from '@eventstore/db-client';

/** The credentials of the connection string, for a client that passes them with a single call. */
export function ownCredentials(eventStoreUrl: string): Credentials {
  const { username, password } = new URL(eventStoreUrl);
  return { username, password };
}
