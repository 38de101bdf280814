import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refuses } from '../../platform/http/description/operation.js';
import { Proofs } from './proofs.js';

/** For what nobody may do who found a browser open: lets a request pass with a proof no older than 15 minutes. */
@Injectable()
@Refuses({ forbidden: ['proof-required'] })
export class ProofGuard implements CanActivate {
  constructor(private readonly proofs: Proofs) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.proofs.require(context.switchToHttp().getRequest<FastifyRequest>());
    return true;
  }
}
