import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refuses } from '../description/operation.js';
import { userOf } from '../request/request-context.js';
import { ProofCheck } from './proof-check.js';

/**
 * Lets a request pass with a proof no older than 15 minutes. It guards actions that a person who finds a browser open
 * must not take.
 */
@Injectable()
@Refuses({ forbidden: ['proof-required'] })
export class ProofGuard implements CanActivate {
  constructor(private readonly proofs: ProofCheck) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.proofs.require(userOf(context.switchToHttp().getRequest<FastifyRequest>()).session);
    return true;
  }
}
