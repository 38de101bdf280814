import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { v7 as newUuid } from 'uuid';
import type { Strength } from '../../event-sourcing/recorded-event.js';
import { derivedId, type CommandContext } from '../../event-sourcing/command-context.js';
import { asRepeatedBy, idempotencyKeyOf } from './idempotency-key.js';

export type Role = 'admin' | 'author';

/** The owner of a request's session, as of this very request. */
export interface SignedInUser {
  readonly id: string;
  readonly username: string;
  /** First and last name, in the form that the history shows. */
  readonly name: string;
  readonly role: Role;
  readonly assignedPersona: string | null;
  readonly mustChangePassword: boolean;
  /** Whether the user must have a second factor from now on and has none yet. */
  readonly mustSetUpSecondFactor?: boolean;
  /** Id of the session; a token has none. */
  readonly session?: string;
  /** The strength of the session; a token has none. */
  readonly strength?: Strength;
  /** Set for a script that shows an access token, which is no person. */
  readonly isToken?: true;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, set by the access guard on every route but public ones. */
    user?: SignedInUser;
  }

  interface FastifyInstance {
    /** A signal that fires when the server begins to stop. */
    stopping: AbortSignal;
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

const keyedRequests = '6a0f6f3e-7d0b-5a57-9c53-0d5a4b1f7c11';

/**
 * The identity of a request that a user makes with one `Idempotency-Key`; it is the same for every repeat, in every
 * process.
 */
export function commandIdOf(userId: string, idempotencyKey: string): string {
  return derivedId(keyedRequests, `${userId} ${idempotencyKey}`);
}

/** A parameter of type `CommandContext` that tells who asks, and as part of which request. Not for public routes. */
export const Context = createParamDecorator((_: unknown, execution: ExecutionContext): CommandContext => {
  const request = execution.switchToHttp().getRequest<FastifyRequest>();
  const { id, name, role, strength, session } = userOf(request);
  const key = asRepeatedBy(execution.getHandler()) ? idempotencyKeyOf(request) : undefined;
  return {
    actor: { kind: 'user', id, name, role },
    strength,
    session,
    commandId: key === undefined ? newUuid() : commandIdOf(id, key),
    key: request.headers['idempotency-key']?.toString(),
    correlationId: request.id,
    causationId: request.id,
    requestId: request.id,
    signal: request.server.stopping,
  };
});
