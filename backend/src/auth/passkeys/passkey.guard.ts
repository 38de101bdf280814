import { Injectable, Logger, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refuses } from '../../platform/http/description/operation.js';
import { BodyRules } from '../../platform/http/input/body-rules.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { AssertionBody } from '../dto/passkeys.dto.js';
import { SecurityInForce } from '../security/security-in-force.js';
import { signOnOnly } from '../security/sign-on-only.js';
import { ProvingGuard } from '../sign-in/proving-guard.js';
import { SignInLimit } from '../sign-in/sign-in-limit.js';
import type { PasskeyFault } from './passkeys.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The details that a strategy gives beside its verdict. */
    authInfo?: unknown;
  }
}

const sentences: Record<PasskeyFault, string> = {
  over: 'This took too long. Please try again.',
  unknown: 'This passkey isn’t known here. Sign in another way, then add a new one under My Profile.',
  refused: 'This passkey can’t sign you in. Sign in another way.',
};

/** Lets a request pass if a passkey proves who sent it; wrong ones count as failed sign-ins. */
@Injectable()
@Refuses({
  unauthenticated: ['passkey-over', 'passkey-unknown', 'passkey-refused'],
  forbidden: ['sign-on-only'],
  conflict: ['passkeys-impossible'],
  limited: ['too-many-sign-ins'],
})
export class PasskeyGuard extends ProvingGuard('passkey') {
  private readonly logger = new Logger('SignIn');

  constructor(
    private readonly bodies: BodyRules,
    private readonly limit: SignInLimit,
    private readonly security: SecurityInForce,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    await this.bodies.check(request.body, context);
    if ((await this.security.rulesInForce()).signOnOnly) throw signOnOnly();
    const { id: username } = request.body as AssertionBody;
    const proven = await this.limit.attempt({ username, address: request.ip }, async () => {
      await super.canActivate(context);
      return request.proven;
    });
    if (proven) return true;
    const fault = (request.authInfo ?? 'refused') as PasskeyFault;
    this.logger.warn({ msg: 'A passkey was refused.', requestId: request.id, address: request.ip, fault });
    throw new DomainError('unauthenticated', `passkey-${fault}`, sentences[fault]);
  }
}
