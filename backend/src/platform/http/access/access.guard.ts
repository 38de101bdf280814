import { Inject, Injectable, Logger, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import { type Settings, SETTINGS } from '../../config/settings.js';
import {
  declaredAccess,
  declaredScope,
  isAllowedBeforePasswordChange,
  isAllowedBeforeSecondFactor,
  type Access,
} from './access.js';
import { bearerOf, userOfToken } from './bearer.js';
import { checkAddress } from '../input/address-check.js';
import { checkOrigin } from './origin-check.js';
import { takeSignedInSign } from './session-cookie.js';
import { SessionLookup } from './session-lookup.js';
import type { SignedInUser } from '../request/request-context.js';
import { TokenLookup } from './token-lookup.js';
import { refuseUnasked } from '../input/unasked-input.js';
import { WarningsOnce } from './warnings-once.js';

/**
 * Decides, for every resolved route and method, who may call it; a route that declares nothing is refused. The caller
 * is checked before the request: 401, then 403, and only then the body.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly logger = new Logger(AccessGuard.name);
  private readonly warnings = new WarningsOnce((sentence) => this.logger.warn(sentence));

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionLookup,
    private readonly tokens: TokenLookup,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const access = declaredAccess(this.reflector, context.getHandler(), context.getClass());
    const scope = declaredScope(this.reflector, context.getHandler(), context.getClass());
    const secret = scope && bearerOf(request);
    if (scope && secret !== undefined)
      request.user = userOfToken(await this.tokens.find(secret, 'header'), scope, context);
    else if (access !== 'public') await this.admit(request, access, context);
    else this.checkOrigin(request);
    checkAddress(request.url);
    refuseUnasked(request, context);
    return true;
  }

  private checkOrigin(request: FastifyRequest): void {
    checkOrigin(request, this.settings.publicUrl, this.warnings);
  }

  private async admit(
    request: FastifyRequest,
    access: Exclude<Access, 'public'> | undefined,
    context: ExecutionContext,
  ): Promise<void> {
    const user = await this.sessions.find(request);
    if (!user) {
      takeSignedInSign(request, context.switchToHttp().getResponse<FastifyReply>());
      throw new DomainError('unauthenticated', 'unauthenticated', 'Please sign in.');
    }
    request.user = user;
    this.checkOrigin(request);
    if (!access) {
      this.logger.error(`${context.getClass().name}.${context.getHandler().name} declares no access.`);
    }
    this.confine(user, context);
    if (!access?.includes(user.role)) throw forbidden(user);
  }

  /** Limits a user who must do something first to the routes for it. */
  private confine(user: SignedInUser, context: ExecutionContext): void {
    const [handler, controller] = [context.getHandler(), context.getClass()];
    if (user.mustChangePassword && !isAllowedBeforePasswordChange(this.reflector, handler)) {
      throw new DomainError(
        'forbidden',
        'password-change-required',
        'You must change your temporary password before accessing the platform.',
      );
    }
    if (user.mustSetUpSecondFactor && !isAllowedBeforeSecondFactor(this.reflector, handler, controller)) {
      throw new DomainError(
        'forbidden',
        'second-factor-required',
        'The house requires a second factor. Set it up before you go on.',
      );
    }
  }
}

function forbidden({ role }: SignedInUser): DomainError {
  const sentence = role === 'admin' ? 'Only authors can do this.' : 'Only administrators can do this.';
  return new DomainError('forbidden', 'forbidden', sentence);
}
