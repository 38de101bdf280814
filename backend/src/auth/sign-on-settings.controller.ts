import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SignOnProvider } from '../platform/config/sign-on-settings.js';
import { Roles } from '../platform/http/access/access.js';
import { Operation } from '../platform/http/description/operation.js';
import { Answers } from '../platform/http/input/answers.js';
import { DomainError } from '../platform/kernel/domain-error.js';
import { ProviderCheckAnswer, SignOnProvidersAnswer } from './dto/sign-on.dto.js';
import { ProviderChecks } from './sign-on/provider-check.js';
import { SignOnClaims } from './sign-on/sign-on-claims.js';
import { SignOnProviders } from './sign-on/sign-on-providers.js';

/** The settings of the house’s own sign-on, for administrators who set it up. */
@Controller('api/security/sign-on')
@ApiTags('Auth')
@Roles('admin')
export class SignOnSettingsController {
  constructor(
    private readonly providers: SignOnProviders,
    private readonly checks: ProviderChecks,
    private readonly claims: SignOnClaims,
  ) {}

  @Get()
  @Operation('Lists the providers of the house’s own sign-on, without secrets.')
  @Answers(SignOnProvidersAnswer)
  async list(): Promise<SignOnProvidersAnswer> {
    return { providers: await Promise.all(this.providers.all.map((provider) => this.shown(provider))) };
  }

  @Post(':provider/check')
  @Operation('Asks a provider of the house’s own sign-on for its own description, and compares clocks.', {
    'not-found': ['no-such-provider'],
  })
  @Answers(ProviderCheckAnswer)
  async check(@Param('provider') id: string): Promise<ProviderCheckAnswer> {
    const provider = this.providers.all.find((one) => one.id === id);
    if (!provider) throw new DomainError('not-found', 'no-such-provider', 'There is no such provider.');
    const { redirectUri } = this.providers.addressesOf(provider);
    return { ...(await this.checks.check(provider)), redirectUri };
  }

  private async shown(provider: SignOnProvider): Promise<SignOnProvidersAnswer['providers'][number]> {
    const { clientSecret, roleClaim, ...shown } = provider;
    const last = await this.claims.last(provider);
    return {
      ...shown,
      hasSecret: clientSecret !== undefined,
      roleClaim: roleClaim ?? null,
      ...this.providers.addressesOf(provider),
      lastClaims: last ? { ...last, at: last.at.toISOString() } : null,
    };
  }
}
