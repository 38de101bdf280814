import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import type { AssertionBody } from '../dto/passkeys.dto.js';
import type { Proven } from '../sessions/session-table.js';
import { Passkeys, type PasskeyFault } from './passkeys.js';

/** Signs in by a passkey, which itself tells whose it is. */
@Injectable()
export class PasskeyStrategy extends PassportStrategy(passport.Strategy, 'passkey') {
  constructor(private readonly passkeys: Passkeys) {
    super();
  }

  /** Called by Passport. Reports the person whom the passkey lets in, or the reason why it lets in nobody. */
  override authenticate(request: unknown): void {
    this.validate(request as FastifyRequest).then(
      (proven) => (typeof proven === 'string' ? this.fail(proven) : this.success(proven)),
      (error: unknown) => this.error(error),
    );
  }

  validate(request: FastifyRequest): Promise<Proven | PasskeyFault> {
    return this.passkeys.prove(request.body as AssertionBody, request);
  }
}
