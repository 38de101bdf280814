import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { SignOnProvider } from '../../platform/config/sign-on-settings.js';
import { sessionOf } from '../sessions/sessions.js';
import { SignOnIdentities } from './sign-on-identities.js';
import { SignOnProviders } from './sign-on-providers.js';

/** An account that a user signs in by, with its provider, which is undefined if it is no longer set. */
interface SignOnLink {
  readonly id: string;
  readonly issuer: string;
  readonly linkedAt: Date;
  readonly provider: SignOnProvider | undefined;
}

/** The address at which a person can also sign out at the provider. */
export interface SignOutThere {
  readonly name: string;
  readonly address: string;
}

/** Links between users, their sessions and providers. */
@Injectable()
export class SignOnLinks {
  constructor(
    private readonly database: DataSource,
    private readonly identities: SignOnIdentities,
    private readonly providers: SignOnProviders,
  ) {}

  async of(userId: string): Promise<readonly SignOnLink[]> {
    const accounts = await this.identities.of(userId);
    return accounts.map(({ identityId, issuer, linkedAt }) => ({
      id: identityId,
      issuer,
      linkedAt,
      provider: this.providers.of(issuer),
    }));
  }

  /**
   * The address for signing out at the provider that opened the request’s session. It is undefined if no provider
   * opened it, or if the provider offers no sign-out or can’t be asked.
   */
  async signOutOf(request: FastifyRequest): Promise<SignOutThere | undefined> {
    const [row] = await this.database.query<{ issuer: string }[]>(
      'select i.issuer from session s join sign_on_identity i on i.id = s.identity_id where s.id = $1',
      [sessionOf(request) ?? null],
    );
    const provider = row && this.providers.of(row.issuer);
    if (!provider) return undefined;
    try {
      const configuration = await this.providers.configuration(provider);
      const { buildEndSessionUrl } = await import('openid-client');
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      const { signedOutUri } = this.providers.addressesOf(provider);
      const address = buildEndSessionUrl(configuration, { post_logout_redirect_uri: signedOutUri });
      return { name: provider.name, address: address.href };
    } catch {
      return undefined;
    }
  }
}
