import { Inject, Injectable } from '@nestjs/common';
import type { Configuration, CustomFetch } from 'openid-client';
import type { SignOnProvider } from '../../platform/config/sign-on-settings.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { boundedFetch } from '../../platform/fetching/bounded-fetch.js';
import { PromiseCache } from '../../platform/concurrency/promise-cache.js';
import { providerProblem, SignOnProblem } from './sign-on-problem.js';

/** How long a provider may take for an answer. */
const answerSeconds = 5;
const longestAnswerBytes = 2 ** 20;
/** How long what a provider says of itself is taken for true. */
const trustedMs = 3_600_000;

/** The addresses at which a provider finds us, which people enter there. */
interface OwnAddresses {
  /** Where it leads back to. */
  readonly redirectUri: string;
  /** Where it leads to after signing out there. */
  readonly signedOutUri: string;
  /** Where it tells that somebody has signed out there. */
  readonly backchannelUri: string;
}

const fetchBounded = boundedFetch(longestAnswerBytes);

/** Asks a provider. Their addresses are the operator’s settings, so they are asked as they are, wherever they lead. */
export const askProvider: CustomFetch = (url, init) => fetchBounded(url, init as RequestInit);

/** The providers of the house’s sign-on. */
@Injectable()
export class SignOnProviders {
  private readonly known = new PromiseCache<Configuration>({ maxBytes: 4 * 2 ** 20, ttl: trustedMs });

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  get all(): readonly SignOnProvider[] {
    return this.settings.signOn;
  }

  /** @throws SignOnProblem `unknown-provider` */
  get(id: string): SignOnProvider {
    const found = this.all.find((provider) => provider.id === id);
    if (!found) throw new SignOnProblem('unknown-provider');
    return found;
  }

  /** The provider whose accounts have this issuer; undefined for one that is no longer set. */
  of(issuer: string): SignOnProvider | undefined {
    return (
      this.all.find((provider) => issuer === provider.issuer || `${issuer}/` === provider.issuer) ??
      this.all.find((provider) => isOfEntra(provider.issuer) && isOfEntra(issuer))
    );
  }

  addressesOf({ id }: SignOnProvider): OwnAddresses {
    const { publicUrl } = this.settings;
    const base = `${publicUrl}/api/auth/oidc/${id}`;
    return {
      redirectUri: `${base}/callback`,
      signedOutUri: `${publicUrl}/login`,
      backchannelUri: `${base}/backchannel`,
    };
  }

  /**
   * What `openid-client` needs to know of a provider, as the provider itself says.
   * @throws SignOnProblem
   */
  configuration(provider: SignOnProvider): Promise<Configuration> {
    return this.known.of(provider.id, () => this.discover(provider));
  }

  /**
   * Asks a provider anew.
   * @param asking what its answers come by
   * @throws SignOnProblem
   */
  async discover(provider: SignOnProvider, asking: CustomFetch = askProvider): Promise<Configuration> {
    const client = await import('openid-client');
    const { issuer, clientId, clientSecret } = provider;
    try {
      return await client.discovery(
        new URL(issuer),
        clientId,
        clientSecret,
        authentication(client, clientSecret),
        {
          timeout: answerSeconds,
          [client.customFetch]: asking,
          execute: [
            // An issuer by plain HTTP is the operator’s choice, such as for a provider on the same machine.
            ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
            client.enableNonRepudiationChecks,
          ],
        },
      );
    } catch (error) {
      throw providerProblem(error);
    }
  }
}

/**
 * By the header where the provider takes that, which is what a client that says nothing is registered for; else in the
 * body, and with nothing at all where there is no secret.
 */
function authentication(client: typeof import('openid-client'), secret: string | undefined) {
  if (secret === undefined) return client.None();
  const [inHeader, inBody] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return ((server, ...request) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    return (methods.includes('client_secret_basic') ? inHeader : inBody)(server, ...request);
  }) satisfies ReturnType<typeof client.None>;
}

/** Entra gives each tenant an issuer of its own where several may sign in. */
function isOfEntra(issuer: string): boolean {
  return issuer.startsWith('https://login.microsoftonline.com/');
}
