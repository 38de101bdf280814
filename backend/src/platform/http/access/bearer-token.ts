import { hash, randomBytes } from 'node:crypto';

/** Returns 256 random bits, for whoever shows them to be known by. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns what is stored in place of a token, so that reading the table is not enough to use one. */
export function tokenHash(token: string): string {
  return hash('sha256', token);
}
