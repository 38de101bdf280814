import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { TestApplication } from '../support/application.js';
import {
  AtProvider,
  type HouseProvider,
  ledTo,
  newKey,
  publicUrl,
  signOn,
  type Claims,
} from '../support/house-provider.js';
import { isSignedIn } from '../support/second-factor-desk.js';
import { minute, pathOf, SignOnDesk, userOf } from '../support/sign-on-desk.js';
import type { Visitor } from '../support/visitor.js';

let desk: SignOnDesk;
let house: HouseProvider;
let application: TestApplication;

beforeAll(async () => {
  desk = await SignOnDesk.start();
  ({ house, application } = desk);
}, 120_000);
afterEach(() => (house.before = () => false));
afterAll(() => desk.stop());

describe('a sign-on', () => {
  it('lets in whoever has linked the account, by issuer and subject alone', async () => {
    const { id, sub } = await desk.linkedPerson();
    house.person = sub;
    const visitor = application.visitor();
    expect(await signOn(house, visitor, { query: '?return=/articles?status=all' })).toBe(
      '/articles?status=all',
    );
    expect((await userOf(visitor)).id).toBe(id);
    const { sessions } = (
      await visitor.get<{ sessions: { current: boolean; strength: string }[] }>('/api/auth/sessions')
    ).body;
    expect(sessions.find(({ current }) => current)?.strength).toBe('sign-on');
  });

  it('asks the provider with PKCE, state and nonce, each new', async () => {
    const asked = async () => new URL(await ledTo(application.visitor(), '/api/auth/oidc/1')).searchParams;
    const [one, other] = [await asked(), await asked()];
    expect(Object.fromEntries(one)).toMatchObject({
      client_id: 'desk',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${publicUrl}/api/auth/oidc/1/callback`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(one.get(name)).not.toBe(other.get(name));
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/api/docs'])(
    'leads nowhere else: %s',
    async (path) => {
      house.person = (await desk.linkedPerson()).sub;
      const query = `?return=${encodeURIComponent(path)}`;
      expect(await signOn(house, application.visitor(), { query })).toBe('/');
    },
  );

  it('links nobody by an equal e-mail address', async () => {
    const here = await application.author('The Appraiser');
    const { username } = await userOf(here);
    house.person = 'stranger';
    house.claims = {
      ...house.claims,
      stranger: { email: `${username}@example.com`, email_verified: true, preferred_username: username },
    };
    const visitor = application.visitor();
    expect(await signOn(house, visitor)).toBe('/login?problem=not-linked');
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('is for nobody who is deactivated here', async () => {
    const { id, sub } = await desk.linkedPerson();
    await (await application.admin()).delete(`/api/users/${id}`);
    house.person = sub;
    expect(await signOn(house, application.visitor())).toBe('/login?problem=deactivated');
  });

  it('is told where there is no such provider', async () => {
    expect(await ledTo(application.visitor(), '/api/auth/oidc/7')).toBe('/login?problem=unknown-provider');
  });
});

describe('the way back', () => {
  it('is gone once, also by two at once on two replicas', async () => {
    house.person = (await desk.linkedPerson()).sub;
    const visitor = application.visitor();
    const way = pathOf(await desk.wayBack(visitor));
    const both = [visitor.at(application.origin), visitor.at(desk.replica.origin)];
    const led = await Promise.all(both.map((one) => ledTo(one, way)));
    expect(led.toSorted()).toEqual(['/', '/login?problem=over']);
    expect(await ledTo(visitor, way)).toBe('/login?problem=over');
  });

  it('is closed to another browser, and stays open to the one that began', async () => {
    house.person = (await desk.linkedPerson()).sub;
    const [visitor, thief] = [application.visitor(), application.visitor()];
    const way = pathOf(await desk.wayBack(visitor));
    expect(await ledTo(thief, way)).toBe('/login?problem=over');
    await ledTo(thief, '/api/auth/oidc/1');
    expect(await ledTo(thief, way)).toBe('/login?problem=over');
    expect(await ledTo(visitor, way)).toBe('/');
  });

  it('is closed after ten minutes', async () => {
    const visitor = application.visitor();
    const way = pathOf(await desk.wayBack(visitor));
    desk.clock.aheadMs += 10 * minute;
    expect(await ledTo(visitor, way)).toBe('/login?problem=over');
  });

  it.each([
    ['without a state', (way: URL): void => way.searchParams.delete('state'), 'over'],
    ['with another state', (way: URL): void => way.searchParams.set('state', 'x'.repeat(43)), 'over'],
    ['without an issuer', (way: URL): void => way.searchParams.delete('iss'), 'broken'],
    ['of another issuer', (way: URL): void => way.searchParams.set('iss', 'https://evil.example'), 'broken'],
    ['with another code', (way: URL): void => way.searchParams.set('code', 'x'.repeat(43)), 'over'],
    ['without a code', (way: URL): void => way.searchParams.delete('code'), 'broken'],
    ['with a refusal', (way: URL): void => way.searchParams.set('error', 'access_denied'), 'refused'],
    [
      'to another provider',
      (way: URL): void => {
        way.pathname = '/api/auth/oidc/2/callback';
      },
      'over',
    ],
  ] as const)('lets nobody in %s', async (_, change, problem) => {
    house.person = (await desk.linkedPerson()).sub;
    const visitor = application.visitor();
    const way = await desk.wayBack(visitor);
    change(way);
    expect(await ledTo(visitor, pathOf(way))).toBe(`/login?problem=${problem}`);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('takes no code that was put into another’s sign-on', async () => {
    house.person = (await desk.linkedPerson()).sub;
    const [victim, attacker] = [application.visitor(), application.visitor()];
    const [way, stolen] = [await desk.wayBack(victim), await desk.wayBack(attacker)];
    stolen.searchParams.set('code', way.searchParams.get('code') ?? '');
    expect(await ledTo(attacker, pathOf(stolen))).toBe('/login?problem=over');
    expect(await isSignedIn(attacker)).toBe(false);
  });
});

describe('what the provider sends for the code', () => {
  const past = () => Math.floor(Date.now() / 1_000) - 3_600;

  /** Leads back while the provider answers the code with an ID token of these claims. */
  async function backWith(claims: Claims, key?: Parameters<HouseProvider['signed']>[1]): Promise<string> {
    const { sub } = await desk.linkedPerson();
    house.person = sub;
    const visitor = application.visitor();
    const begun = await ledTo(visitor, '/api/auth/oidc/1');
    const nonce = new URL(begun).searchParams.get('nonce');
    const way = await new AtProvider(house.issuer).through(begun);
    const token = await house.signed({ sub, nonce, ...claims }, key);
    house.before = ({ url }, response) => {
      const answer = {
        '/token': { access_token: 'x', token_type: 'bearer', id_token: token },
        '/me': { sub },
      };
      const found = answer[url as keyof typeof answer] as object | undefined;
      if (found) response.setHeader('content-type', 'application/json').end(JSON.stringify(found));
      return found !== undefined;
    };
    const led = await ledTo(visitor, way);
    expect(await isSignedIn(visitor)).toBe(led === '/');
    return led;
  }

  it('lets in by a right token', async () => expect(await backWith({})).toBe('/'));

  it.each([
    ['another nonce', { nonce: 'another' }, 'broken'],
    ['no nonce', { nonce: undefined }, 'broken'],
    ['another audience', { aud: 'another desk' }, 'broken'],
    ['another issuer', { iss: 'https://evil.example' }, 'broken'],
    ['a session that cannot be stored', { sid: 'a\0' }, 'broken'],
    ['another subject than the userinfo answer', { sub: 'another' }, 'broken'],
    ['an end that is past', { exp: past() }, 'clock'],
  ])('lets nobody in by a token with %s', async (_, claims, problem) => {
    expect(await backWith(claims)).toBe(`/login?problem=${problem}`);
  });

  it('lets nobody in by a token that somebody else has signed', async () => {
    expect(await backWith({}, newKey())).toBe('/login?problem=broken');
  });

  it.each(['is gone', 'is slow'])('is told where the provider %s, and ends no session', async (how) => {
    const { sub, here } = await desk.linkedPerson();
    house.person = sub;
    const visitor = application.visitor();
    const way = pathOf(await desk.wayBack(visitor));
    house.before = (_request, response) => {
      if (how === 'is gone') response.destroy();
      return true;
    };
    expect(await ledTo(visitor, way)).toBe('/login?problem=unavailable');
    expect(await isSignedIn(here)).toBe(true);
  });
});

describe('the log', () => {
  it.each([
    ['at the beginning', (visitor: Visitor) => ledTo(visitor, '/api/auth/oidc/7'), 'unknown-provider'],
    ['of a proof', (visitor: Visitor) => ledTo(visitor, '/api/auth/oidc/1/proof'), 'over'],
    [
      'of a link',
      async () => (await desk.linkedPerson()).here.post('/api/auth/methods/sign-on/7'),
      'unknown-provider',
    ],
    ['on the way back', (visitor: Visitor) => ledTo(visitor, '/api/auth/oidc/1/callback'), 'over'],
    ['at the end', (visitor: Visitor) => signOn(house, visitor), 'not-linked'],
  ] as const)('tells a failure %s, once', async (_, fail, kind) => {
    house.person = 'nobody here';
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    try {
      await fail(application.visitor());
      const lines = warn.mock.calls
        .flat()
        .filter((line) => (line as { msg?: string }).msg === 'A sign-on failed.');
      expect(lines).toMatchObject([{ address: '127.0.0.1', kind }]);
    } finally {
      warn.mockRestore();
    }
  });
});
