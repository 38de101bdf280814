import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { v7 as newUuid } from 'uuid';
import { derivedId, type CommandContext } from '../../event-sourcing/command-context.js';
import { idempotencyKeyOf, isIdempotent } from '../idempotency/idempotency-key.js';
import { userOf } from '../access/signed-in-user.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the server begins to stop. */
    stopping: AbortSignal;
  }
}

const keyedRequests = '6a0f6f3e-7d0b-5a57-9c53-0d5a4b1f7c11';

/** Identity of what a user asks for under one `Idempotency-Key`: the same for every repeat, in every process. */
export function commandIdOf(userId: string, idempotencyKey: string): string {
  return derivedId(keyedRequests, `${userId} ${idempotencyKey}`);
}

function contextOf(execution: ExecutionContext): CommandContext {
  const request = execution.switchToHttp().getRequest<FastifyRequest>();
  const { id, name, role } = userOf(request);
  const key = isIdempotent(execution.getHandler()) ? idempotencyKeyOf(request) : undefined;
  return {
    actor: { kind: 'user', id, name, role },
    commandId: key === undefined ? newUuid() : commandIdOf(id, key),
    correlationId: request.id,
    causationId: request.id,
    requestId: request.id,
    signal: request.server.stopping,
  };
}

/** Parameter of type `CommandContext`: who asks, and on which request's behalf. Not on public routes. */
export const Context = createParamDecorator((_: unknown, execution: ExecutionContext) =>
  contextOf(execution),
);
