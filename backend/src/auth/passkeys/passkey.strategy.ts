import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import type { AssertionBody } from '../dto/passkeys.dto.js';
import type { Proven } from '../sessions/session-table.js';
import { Passkeys, type PasskeyFault } from './passkeys.js';

type Done = (error: Error | null, proven?: Proven | false, fault?: PasskeyFault) => void;

/** Leaves to a function whom a request lets in, as Passport’s strategies do. */
class AssertionStrategy extends passport.Strategy {
  constructor(private readonly verify: (request: FastifyRequest, done: Done) => void) {
    super();
  }

  override authenticate(request: unknown): void {
    this.verify(request as FastifyRequest, (error, proven, fault) => {
      if (error) this.error(error);
      else if (proven) this.success(proven);
      else this.fail(fault);
    });
  }
}

/** A passkey, which says by itself whose it is. */
@Injectable()
export class PasskeyStrategy extends PassportStrategy(AssertionStrategy, 'passkey') {
  constructor(private readonly passkeys: Passkeys) {
    super();
  }

  async validate(request: FastifyRequest): Promise<Proven | [false, PasskeyFault]> {
    const proven = await this.passkeys.prove(request.body as AssertionBody, request);
    return typeof proven === 'string' ? [false, proven] : proven;
  }
}
