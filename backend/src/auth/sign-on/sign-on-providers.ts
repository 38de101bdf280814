import { Inject, Injectable } from '@nestjs/common';
import type { Configuration, CustomFetch } from 'openid-client';
import type { SignOnProvider } from '../../platform/config/sign-on-settings.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { boundedFetch } from '../../platform/fetching/bounded-fetch.js';
import { PromiseCache } from '../../platform/concurrency/promise-cache.js';
import { providerProblem, SignOnProblem } from './sign-on-problem.js';

/** How long a provider may take to answer, in seconds. */
const answerSeconds = 5;
const longestAnswerBytes = 2 ** 20;
/** How long a provider’s description of itself is trusted, in milliseconds. */
const trustedMs = 3_600_000;

/** Our addresses that people enter at the provider. */
interface OwnAddresses {
  /** The address to which the provider returns. */
  readonly redirectUri: string;
  /** The address to which the provider leads after signing out there. */
  readonly signedOutUri: string;
  /** The address at which the provider reports that a person has signed out there. */
  readonly backchannelUri: string;
}

const fetchBounded = boundedFetch(longestAnswerBytes);

/** Sends a request to a provider. The operator sets the addresses, so they are used as they are, wherever they lead. */
export const askProvider: CustomFetch = (url, init) => fetchBounded(url, init as RequestInit);

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

  /** The provider whose accounts have this issuer; undefined if it is no longer set. */
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
   * The configuration that `openid-client` needs, read from the provider itself.
   * @throws SignOnProblem
   */
  configuration(provider: SignOnProvider): Promise<Configuration> {
    return this.known.of(provider.id, () => this.discover(provider));
  }

  /**
   * Reads a provider’s configuration anew.
   * @param asking the fetch function to use
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
            // An issuer over plain HTTP is the operator’s choice, for instance for a provider on the same machine.
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
 * Authenticates the client by the header if the provider accepts that, which is the default for registered clients, and
 * otherwise in the body. Without a secret it sends nothing.
 */
function authentication(client: typeof import('openid-client'), secret: string | undefined) {
  if (secret === undefined) return client.None();
  const [inHeader, inBody] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return ((server, ...request) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    return (methods.includes('client_secret_basic') ? inHeader : inBody)(server, ...request);
  }) satisfies ReturnType<typeof client.None>;
}

/** Whether the issuer is Entra’s, which has one issuer per tenant even if several may sign in. */
function isOfEntra(issuer: string): boolean {
  return issuer.startsWith('https://login.microsoftonline.com/');
}
