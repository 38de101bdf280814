import { Injectable, Logger, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refuses } from '../../platform/http/description/operation.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { BodyRules } from '../../platform/http/input/body-rules.js';
import type { SignInBody } from '../dto/auth.dto.js';
import { SecurityInForce } from '../security/security-in-force.js';
import { signOnOnly } from '../security/sign-on-only.js';
import { ProvingGuard } from './proving-guard.js';
import { nameDigest, SignInLimit } from './sign-in-limit.js';

/**
 * Lets a request pass that proves who sent it: its body is well-formed, there were not too many failures before, and
 * the password is right.
 */
@Injectable()
@Refuses({
  unauthenticated: ['wrong-credentials'],
  forbidden: ['sign-on-only'],
  limited: ['too-many-sign-ins'],
})
export class SignInGuard extends ProvingGuard('local') {
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
    const { username } = request.body as SignInBody;
    const proven = await this.limit.attempt({ username, address: request.ip }, async () => {
      await super.canActivate(context);
      if (!request.proven) this.logFailure(request, username);
      return request.proven;
    });
    if (proven) return true;
    if ((await this.security.rulesInForce()).signOnOnly) throw signOnOnly();
    throw new DomainError('unauthenticated', 'wrong-credentials', 'Invalid username or password');
  }

  private logFailure({ id, ip }: FastifyRequest, username: string): void {
    const failure = { requestId: id, address: ip, nameDigest: nameDigest(username) };
    this.logger.warn({ msg: 'A sign-in failed.', ...failure });
  }
}
