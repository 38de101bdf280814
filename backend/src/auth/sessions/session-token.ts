import type { FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';

/** What the cookie holds: 256 random bits. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Stored in its place, so that reading the table is not enough to sign in. */
export function sessionIdOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Id of the session that a request claims to have. */
export function sessionOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[request.server.sessionCookie];
  return token ? sessionIdOf(token) : undefined;
}
