import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import type { Visitor } from './visitor.js';

/** The public address of the desk. No test connects to it: they only read where they are sent. */
export const publicUrl = 'http://localhost:3000';
const clientSecret = 'a secret of thirty-two characters';

export type Claims = Readonly<Record<string, unknown>>;

/** The house’s own sign-on, by the real `oidc-provider`, over real sockets. */
export class HouseProvider {
  /** The person who signs in there next; `claims` are those of everybody. */
  person = 'jane';
  claims: Readonly<Record<string, Claims>> = {};
  /**
   * Handles requests before the provider does. Returns true if it has answered one, which the provider then does not
   * get.
   */
  before: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  private provider: Provider | undefined;
  private readonly key = newKey();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<HouseProvider> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const house = new HouseProvider(server);
    server.on('request', (request, response) => void house.answer(request, response));
    return house;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The desk’s settings for this provider. */
  get settings(): Record<string, string> {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: 'desk',
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'The House',
      OIDC_SCOPES: 'openid profile email',
      OIDC_ROLE_CLAIM: 'groups',
      OIDC_ADMINISTRATORS: 'heads',
    };
  }

  /**
   * Starts the provider for a desk.
   * @param origin the real address of the desk, to which the provider reports those who sign out
   * @param shown the desk's public address, to which browsers are sent back
   */
  serve(origin: string, shown = publicUrl): void {
    const configuration: Configuration = {
      clients: [
        {
          client_id: 'desk',
          client_secret: clientSecret,
          redirect_uris: [`${shown}/api/auth/oidc/1/callback`],
          post_logout_redirect_uris: [`${shown}/login`],
          backchannel_logout_uri: `${origin}/api/auth/oidc/1/backchannel`,
          backchannel_logout_session_required: true,
        },
      ],
      jwks: { keys: [{ ...this.key.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
      cookies: { keys: ['of the tests'] },
      claims: {
        profile: ['preferred_username', 'name', 'given_name', 'family_name', 'groups', '_claim_names'],
        email: ['email', 'email_verified'],
      },
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: true },
        rpInitiatedLogout: {
          enabled: true,
          logoutSource: (context, form) => void (context.body = form),
        },
      },
      // The provider's own fetch refuses addresses of this machine, where the desk is.
      fetch: (url, options) => fetch(url, options),
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, accountId) => ({
        accountId,
        claims: () => ({ sub: accountId, ...this.claims[accountId] }),
      }),
    };
    this.provider = new Provider(this.issuer, configuration);
  }

  /** A token like the provider's, with other claims, or signed with somebody else’s key. */
  async signed(claims: Claims, key = this.key): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    const usual = { iss: this.issuer, aud: 'desk', iat: now, exp: now + 60, jti: `${now}` };
    return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: 'RS256' }).sign(key);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.before(request, response) || !this.provider) return;
    if (request.url?.startsWith('/interaction/')) await this.interact(this.provider, request, response);
    else await this.provider.callback()(request, response);
  }

  /** Signs the person in without asking, and grants the desk what it asks for. */
  private async interact(
    provider: Provider,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { prompt, session, params, grantId } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      await provider.interactionFinished(request, response, { login: { accountId: this.person } });
      return;
    }
    const grant =
      (grantId === undefined ? undefined : await provider.Grant.find(grantId)) ??
      new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params['client_id']) });
    grant.addOIDCScope(String(params['scope']));
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
  }
}

export function newKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
}

/** Somebody’s browser at the provider, which keeps its cookies. */
export class AtProvider {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly issuer: string) {}

  /**
   * Follows the provider's redirects until one leads back to the desk.
   * @returns the path at the desk
   */
  async through(address: string): Promise<string> {
    let next = address;
    for (let steps = 0; next.startsWith(this.issuer); steps += 1) {
      if (steps > 20) throw new Error(`The provider leads in a circle: ${next}`);
      const response = await this.send(next);
      const location = response.headers.get('location');
      if (location === null) throw new Error(`${response.status}: ${await response.text()}`);
      next = new URL(location, next).href;
    }
    const { pathname, search } = new URL(next);
    return pathname + search;
  }

  async send(address: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), cookie },
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

/** The address that a request is redirected to. */
export async function ledTo(visitor: Visitor, path: string): Promise<string> {
  const { status, headers, body } = await visitor.get(path);
  if (status !== 302) throw new Error(`${path} answers ${status}: ${JSON.stringify(body)}`);
  return headers.get('location') ?? '';
}

/** Signs on, from the button to the page. */
export async function signOn(
  house: HouseProvider,
  visitor: Visitor,
  { query = '', at = new AtProvider(house.issuer), id = '1' } = {},
): Promise<string> {
  return ledTo(visitor, await at.through(await ledTo(visitor, `/api/auth/oidc/${id}${query}`)));
}

/** Links the account of the next person at the provider with the visitor’s user. */
export async function link(
  house: HouseProvider,
  visitor: Visitor,
  at = new AtProvider(house.issuer),
): Promise<string> {
  const { status, body } = await visitor.post<{ address: string }>('/api/auth/methods/sign-on/1');
  if (status !== 200) throw new Error(JSON.stringify(body));
  return ledTo(visitor, await at.through(body.address));
}
