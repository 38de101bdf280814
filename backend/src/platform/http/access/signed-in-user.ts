import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Role } from './access.js';

/** Who a request's session belongs to, as of this very request. */
export interface SignedInUser {
  readonly id: string;
  readonly username: string;
  /** First and last name, as in the history. */
  readonly name: string;
  readonly role: Role;
  readonly assignedPersona: string | null;
  readonly mustChangePassword: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access guard on every route but public ones. */
    user?: SignedInUser;
  }
}

/** The user of a route that is not public. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SignedInUser => {
  return userOf(context.switchToHttp().getRequest<FastifyRequest>());
});

export function userOf(request: FastifyRequest): SignedInUser {
  if (!request.user) throw new Error('A public route has no signed-in user');
  return request.user;
}
