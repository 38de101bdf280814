import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refuses } from '../platform/http/description/operation.js';
import { DomainError } from '../platform/kernel/domain-error.js';
import { userOf } from '../platform/http/request/request-context.js';

/**
 * Lets authors write only as their own persona. It is a guard, so that a forbidden request is refused before any other
 * fault in the body, which has not been checked at this point.
 */
@Injectable()
@Refuses({ forbidden: ['not-your-persona'] })
export class NamedPersonasGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { role, assignedPersona } = userOf(request);
    if (role === 'admin' || namedPersonas(request.body).every((id) => id === assignedPersona)) return true;
    throw new DomainError(
      'forbidden',
      'not-your-persona',
      'You can only write as the persona assigned to you.',
    );
  }
}

function namedPersonas(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const { personaId, personas } = body as { personaId?: unknown; personas?: unknown };
  return [personaId, ...(Array.isArray(personas) ? (personas as unknown[]) : [])].filter(
    (named) => typeof named === 'string',
  );
}
