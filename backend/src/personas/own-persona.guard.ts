import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../platform/kernel/domain-error.js';
import { userOf } from '../platform/http/access/signed-in-user.js';

/**
 * Authors see and edit the persona assigned to them only. A guard, because what is forbidden is refused before
 * anything that may be wrong with the body.
 */
@Injectable()
export class OwnPersonaGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
    const { role, assignedPersona } = userOf(request);
    if (role === 'admin' || request.params.id === assignedPersona) return true;
    throw new DomainError('forbidden', 'not-your-persona', 'This persona isn’t assigned to you.');
  }
}
