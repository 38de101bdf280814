import type { ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import type { Scope } from './access.js';
import type { SignedInUser } from '../request/request-context.js';
import type { KnownToken } from './token-lookup.js';

/** The token after `Authorization: Bearer`; undefined if a request has no such header. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const shown = /^bearer(?: +(.*))?$/i.exec(headers.authorization ?? '');
  return shown ? (shown[1] ?? '') : undefined;
}

/**
 * The user for a token: it sees what an administrator sees, on routes of the token's scope.
 * @throws DomainError `unauthenticated` without a token in force, `forbidden` for one of another scope
 */
export function userOfToken(
  token: KnownToken | undefined,
  scope: Scope,
  context: ExecutionContext,
): SignedInUser {
  const reply = context.switchToHttp().getResponse<FastifyReply>();
  if (!token) {
    void reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw new DomainError(
      'unauthenticated',
      'invalid-token',
      'This access token is not valid. It may have expired or been revoked, or whoever created it is no longer an administrator.',
    );
  }
  if (!token.scopes.includes(scope)) {
    void reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
    throw new DomainError('forbidden', 'forbidden', `This access token doesn’t have the scope ${scope}.`);
  }
  return bearerUser(token);
}

/** The user for a token that was shown in a header or in an address. */
export function bearerUser({ id, name }: KnownToken): SignedInUser {
  return {
    id: `token:${id}`,
    username: name,
    name,
    role: 'admin',
    assignedPersona: null,
    mustChangePassword: false,
    isToken: true,
  };
}
