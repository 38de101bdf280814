import type { Credentials } from '@eventstore/db-client';

/** What a client passes with a single call to be let in by itself: those of the connection string. */
export function ownCredentials(eventStoreUrl: string): Credentials {
  const { username, password } = new URL(eventStoreUrl);
  return { username, password };
}
