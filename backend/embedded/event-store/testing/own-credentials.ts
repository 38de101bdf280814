import type { Credentials } from '@eventstore/db-client';

/** The credentials of the connection string, which a client passes with a single call to identify itself. */
export function ownCredentials(eventStoreUrl: string): Credentials {
  const { username, password } = new URL(eventStoreUrl);
  return { username, password };
}
