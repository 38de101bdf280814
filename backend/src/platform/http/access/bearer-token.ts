import { hash, randomBytes } from 'node:crypto';

/** Returns a token of 256 random bits, which identifies whoever shows it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash that is stored in place of a token, so that reading the table is not enough to use one. */
export function tokenHash(token: string): string {
  return hash('sha256', token);
}
