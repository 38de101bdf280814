import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from 'openid-client';
import passport from 'passport';
import type { SignOnProvider } from '../../platform/config/sign-on-settings.js';
import { storageFault } from '../../platform/text/storable-text.js';
import type { Begun, SignOnPurpose } from './begun.js';
import type { Claims } from './claims.js';
import { ownPath } from './own-path.js';
import { providerProblem, SignOnProblem } from './sign-on-problem.js';
import { SignOnProviders } from './sign-on-providers.js';
import { SignOnStates } from './sign-on-states.js';
import type { ProviderAccount } from './sign-on-identities.js';

/** A person whom a provider has named. */
export interface NamedByProvider {
  readonly provider: SignOnProvider;
  readonly begun: Begun;
  readonly account: ProviderAccount;
  readonly claims: Claims;
  /** Id of the session at the provider, if it names one. */
  readonly providerSession: string | null;
}

type Parameters = Readonly<{ provider: string }>;

/**
 * The house’s sign-on by OpenID Connect: the authorization code flow with PKCE, `state`, `nonce` and `iss`. See
 * decision 41.
 */
@Injectable()
export class SignOnStrategy extends PassportStrategy(passport.Strategy, 'sign-on') {
  constructor(
    private readonly providers: SignOnProviders,
    private readonly states: SignOnStates,
  ) {
    super();
  }

  /**
   * Begins a sign-on.
   * @returns the address at the provider to go to
   * @throws SignOnProblem
   */
  async begin(
    id: string,
    purpose: SignOnPurpose,
    returnTo: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    const provider = this.providers.get(id);
    const configuration = await this.providers.configuration(provider);
    const client = await import('openid-client');
    const [nonce, verifier] = [client.randomNonce(), client.randomPKCECodeVerifier()];
    const begun = { purpose, returnTo: ownPath(returnTo), nonce, verifier };
    const state = await this.states.keep(id, begun, request, reply);
    return client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.providers.addressesOf(provider).redirectUri,
      scope: provider.scopes,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(purpose.kind === 'proof' && { prompt: 'login', max_age: '0' }),
    }).href;
  }

  /** Called by Passport when the provider leads back. Reports the person who came, or the problem. */
  override authenticate(request: unknown): void {
    this.validate(request as FastifyRequest).then(
      (named) => this.success(named),
      (error: unknown) => this.error(error),
    );
  }

  /** @throws SignOnProblem */
  async validate(request: FastifyRequest): Promise<NamedByProvider> {
    const provider = this.providers.get((request.params as Parameters).provider);
    const { search, searchParams } = new URL(request.url, 'http://desk.invalid');
    const state = searchParams.get('state');
    const begun = await this.states.take(provider.id, state, request);
    try {
      const configuration = await this.providers.configuration(provider);
      const way = new URL(`${this.providers.addressesOf(provider).redirectUri}${search}`);
      return { provider, begun, ...(await named(configuration, way, state ?? '', begun)) };
    } catch (error) {
      const problem = providerProblem(error);
      problem.begun = begun;
      throw problem;
    }
  }
}

/** Exchanges the code and reads the claims, from the ID token and from the userinfo answer if there is one. */
async function named(
  configuration: Configuration,
  way: URL,
  state: string,
  { nonce, verifier, purpose }: Begun,
): Promise<Omit<NamedByProvider, 'provider' | 'begun'>> {
  const client = await import('openid-client');
  const tokens = await client.authorizationCodeGrant(configuration, way, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
    ...(purpose.kind === 'proof' && { maxAge: 0 }),
  });
  const told = tokens.claims();
  if (!told) throw new SignOnProblem('broken', 'It sent no ID token.');
  const { userinfo_endpoint: more } = configuration.serverMetadata();
  const further =
    more === undefined ? {} : await client.fetchUserInfo(configuration, tokens.access_token, told.sub);
  const { iss: issuer, sub: subject, sid } = told;
  const providerSession = typeof sid === 'string' ? sid : null;
  const fault = storageFault(subject) ?? storageFault(providerSession ?? '');
  if (fault !== undefined) throw new SignOnProblem('broken', `Whom it names ${fault}.`);
  return { account: { issuer, subject }, claims: { ...further, ...told }, providerSession };
}
