import { Injectable, Logger } from '@nestjs/common';
import type { JWTPayload, RemoteJWKSet } from 'jose';
import type { CustomFetchOptions } from 'openid-client';
import type { SignOnProvider } from '../../platform/config/sign-on-settings.js';
import { PromiseCache } from '../../platform/concurrency/promise-cache.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { Sessions } from '../sessions/sessions.js';
import { providerProblem, SignOnProblem } from './sign-on-problem.js';
import { askProvider, SignOnProviders } from './sign-on-providers.js';

/** The member of `events` that makes a token a logout token. */
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/**
 * The accepted algorithms. A token with any other could be made by anyone who knows the client’s secret, or by anyone
 * at all.
 */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'Ed25519',
  'EdDSA',
];
/** How old a token may be and how far clocks may differ, both in seconds. */
const [longestSeconds, toleranceSeconds] = [120, 30];

/**
 * Receives a provider’s notices that a person has signed out there.
 * Protocol: OpenID Connect Back-Channel Logout 1.0
 */
@Injectable()
export class BackChannel {
  private readonly logger = new Logger('SignOn');
  // The cache counts only the addresses, because the size of what `jose` keeps for each is unknown; a provider has one
  // at a time.
  private readonly keys = new PromiseCache<RemoteJWKSet>({ maxBytes: 2 ** 14, ttl: 3_600_000 });

  constructor(
    private readonly providers: SignOnProviders,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Ends the sessions that a logout token names, by the session at the provider or by the account.
   * @param id the provider; undefined if it is to be found by the token’s issuer
   * @throws DomainError `logout-refused` for anything but a token that the provider has signed for us just now
   */
  async signOut(id: string | undefined, token: string): Promise<void> {
    try {
      const provider = id === undefined ? await this.issuerOf(token) : this.providers.get(id);
      const { iss: issuer = '', sub: subject = null, sid } = await this.verified(provider, token);
      const providerSession = typeof sid === 'string' ? sid : null;
      if (subject === null && providerSession === null) throw new SignOnProblem('broken', 'It names nobody.');
      await this.sessions.endBySignOn({ issuer, subject, providerSession });
    } catch (error) {
      const { kind, detail } = providerProblem(error);
      this.logger.warn({ msg: 'A provider’s logout was refused.', kind, detail });
      throw new DomainError('invalid', 'logout-refused', 'This logout token isn’t valid.');
    }
  }

  private async issuerOf(token: string): Promise<SignOnProvider> {
    const { decodeJwt } = await import('jose');
    const provider = this.providers.of(decodeJwt(token).iss ?? '');
    if (!provider) throw new SignOnProblem('unknown-provider');
    return provider;
  }

  private async verified(provider: SignOnProvider, token: string): Promise<JWTPayload> {
    const configuration = await this.providers.configuration(provider);
    const { issuer, jwks_uri: address } = configuration.serverMetadata();
    if (address === undefined) throw new SignOnProblem('broken', 'It tells no keys.');
    const { jwtVerify } = await import('jose');
    const { payload } = await jwtVerify(token, await this.keysAt(address), {
      algorithms,
      // The issuer that Entra names for several tenants at once is a template with a placeholder.
      ...(issuer.includes('{') ? {} : { issuer }),
      audience: provider.clientId,
      maxTokenAge: longestSeconds,
      clockTolerance: toleranceSeconds,
      requiredClaims: ['iss', 'iat', 'jti', 'events'],
    });
    const isLogout = Object.hasOwn(payload['events'] as object, logoutEvent);
    const isTheirs = this.providers.of(payload.iss ?? '') === provider;
    if (!isLogout || !isTheirs || payload['nonce'] !== undefined)
      throw new SignOnProblem('broken', 'It is no logout token.');
    return payload;
  }

  private keysAt(address: string): Promise<RemoteJWKSet> {
    return this.keys.of(address, async () => {
      const { createRemoteJWKSet, customFetch } = await import('jose');
      return createRemoteJWKSet(new URL(address), {
        [customFetch]: (url: string, init: object) => askProvider(url, init as CustomFetchOptions),
      });
    });
  }
}
