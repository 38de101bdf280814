import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { TestApplication } from '../support/application.js';
import { save } from '../support/configuration.js';
import { eventually } from '../support/eventually.js';
import {
  AtProvider,
  ledTo,
  newKey,
  publicUrl,
  signOn,
  link,
  type HouseProvider,
  type Claims,
} from '../support/house-provider.js';
import { isSignedIn } from '../support/second-factor-desk.js';
import { minute, pathOf, SignOnDesk, userOf, type Shown } from '../support/sign-on-desk.js';
import {
  SoftwarePasskey,
  type CreationOptions,
  type RequestOptions,
} from '../support/software-authenticator.js';
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

interface Methods {
  readonly password: boolean;
  readonly passkeys: readonly { readonly id: string }[];
  readonly signOn: readonly { readonly id: string }[];
}

describe('the record', () => {
  it('says that an account was linked, and nothing of what somebody is called there', async () => {
    const { sub, id } = await desk.linkedPerson();
    const { body } = await (await application.admin()).get('/api/audit/export?format=ndjson');
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const linked = text.split('\n').find((line) => line.includes('SignOnLinked') && line.includes(id));
    expect(linked).toBeDefined();
    for (const secret of [sub, house.issuer]) expect(text).not.toContain(secret);
  });
});

describe('linking', () => {
  it('takes no account that somebody else has', async () => {
    const { sub } = await desk.linkedPerson();
    const other = await application.author('The Appraiser');
    house.person = sub;
    expect(await link(house, other)).toBe('/profile?part=security&problem=taken');
  });

  it('is for the session that has begun it', async () => {
    const [here, other] = [
      await application.author('The Appraiser'),
      await application.author('The Appraiser'),
    ];
    const { address } = (await here.post<{ address: string }>('/api/auth/methods/sign-on/1')).body;
    house.person = 'somebody';
    const way = await new AtProvider(house.issuer).through(address);
    expect(await ledTo(other, way)).toMatch(/problem=over/);
    expect((await other.get<{ signOn: unknown[] }>('/api/auth/methods')).body.signOn).toEqual([]);
  });

  it('is undone by its owner, which ends the sessions that it has opened', async () => {
    const { here, sub } = await desk.linkedPerson();
    house.person = sub;
    const there = application.visitor();
    await signOn(house, there);
    const { signOn: links } = (
      await here.get<{ signOn: { id: string; provider: string }[] }>('/api/auth/methods')
    ).body;
    expect(links).toMatchObject([{ provider: 'The House' }]);
    expect((await here.delete(`/api/auth/methods/sign-on/${links[0]?.id}`)).status).toBe(200);
    await eventually(async () => expect(await isSignedIn(there)).toBe(false));
    expect(await isSignedIn(here)).toBe(true);
    expect(await signOn(house, application.visitor())).toBe('/login?problem=not-linked');
  });

  it('wants a proof, which the provider can give by asking anew', async () => {
    const { here, sub } = await desk.linkedPerson();
    desk.clock.aheadMs += 16 * minute;
    const refused = await here.post('/api/auth/methods/sign-on/1');
    expect([refused.status, refused.body['type']]).toEqual([403, '/problems/proof-required']);
    expect(refused.body).toMatchObject({
      ways: ['password', 'sign-on'],
      signOn: [{ id: '1', name: 'The House' }],
    });
    const prove = async (): Promise<string> => {
      const address = await ledTo(here, '/api/auth/oidc/1/proof');
      expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
        prompt: 'login',
        max_age: '0',
      });
      return ledTo(here, await new AtProvider(house.issuer).through(address));
    };
    house.person = 'somebody else';
    expect(await prove()).toBe('/proof?problem=another-person');
    expect((await here.post('/api/auth/methods/sign-on/1')).status).toBe(403);
    house.person = sub;
    expect(await prove()).toBe('/proof');
    expect((await here.post('/api/auth/methods/sign-on/1')).status).toBe(200);
  });
});

describe('an invitation', () => {
  it('links whoever comes with it, once, and for seven days', async () => {
    const admin = await application.admin();
    const here = await application.author('The Appraiser');
    const { id } = await userOf(here);
    const invite = async () =>
      (await admin.post<{ link: string; expiresAt: string }>(`/api/users/${id}/invitation`)).body;
    const queryOf = ({ link: address }: { link: string }): string => new URL(address).search;
    const [former, invitation] = [await invite(), await invite()];
    expect(invitation.link).toMatch(new RegExp(`^${publicUrl}/login\\?invitation=[\\w-]{43}$`));
    house.person = 'invited';
    expect(await signOn(house, application.visitor(), { query: queryOf(former) })).toBe(
      '/login?problem=invitation-over',
    );
    const visitor = application.visitor();
    expect(await signOn(house, visitor, { query: queryOf(invitation) })).toBe('/');
    expect((await userOf(visitor)).id).toBe(id);
    expect(await signOn(house, application.visitor(), { query: queryOf(invitation) })).toBe(
      '/login?problem=invitation-over',
    );
    const late = await invite();
    desk.clock.aheadMs += 7 * 24 * 60 * minute;
    expect(await signOn(house, application.visitor(), { query: queryOf(late) })).toBe(
      '/login?problem=invitation-over',
    );
  });
});

describe('somebody without a password', () => {
  it('signs in by a passkey too, and keeps the last way in', async () => {
    const admin = await application.admin();
    const names = { firstName: 'Nora', lastName: 'Newcomer', email: 'nora@house.example' };
    await save(admin, 'users', [{ username: 'nora', ...names }]);
    const { users } = (await admin.get<{ users: Shown[] }>('/api/config/users')).body;
    const id = users.find(({ username }) => username === 'nora')?.id;
    const { link: address } = (await admin.post<{ link: string }>(`/api/users/${id}/invitation`)).body;
    house.person = 'nora';
    const here = application.visitor();
    expect(await signOn(house, here, { query: new URL(address).search })).toBe('/');
    const passkey = new SoftwarePasskey(publicUrl);
    const methods = '/api/auth/methods';
    const { body: options } = await here.post<CreationOptions>(`${methods}/passkeys/options`, {});
    const attestation = passkey.create(options);
    expect((await here.post(`${methods}/passkeys`, { name: 'Laptop', attestation })).status).toBe(201);

    const there = application.visitor();
    const { body: asked } = await there.post<RequestOptions>('/api/auth/passkeys/options', {});
    expect(await there.post('/api/auth/passkeys', passkey.get(asked))).toMatchObject({
      status: 200,
      body: { user: { id } },
    });
    const { password, passkeys, signOn: links } = (await there.get<Methods>(methods)).body;
    expect(password).toBe(false);
    expect((await there.delete(`${methods}/sign-on/${links[0]?.id}`)).status).toBe(200);
    expect((await there.delete(`${methods}/passkeys/${passkeys[0]?.id}`)).body).toMatchObject({
      status: 409,
      type: '/problems/last-way-in',
    });
  });
});

describe('roles', () => {
  it('follow the claim at every sign-on, both ways, and the last administrator stays one', async () => {
    const { sub, id } = await desk.linkedPerson();
    const signedOn = async (groups: unknown): Promise<[string, string]> => {
      house.person = sub;
      house.claims = { ...house.claims, [sub]: { groups } };
      const visitor = application.visitor();
      const path = await signOn(house, visitor);
      return [path, (await userOf(visitor)).role];
    };
    expect(await signedOn(['heads'])).toEqual(['/', 'admin']);
    expect(await signedOn(['writers'])).toEqual(['/', 'author']);
    expect(await signedOn(['heads'])).toEqual(['/', 'admin']);
    const admin = await application.admin();
    const own = (await userOf(admin)).id;
    const { users } = (await admin.get<{ users: Shown[] }>('/api/users')).body;
    for (const user of users.filter((one) => one.role === 'admin' && one.id !== id)) {
      await admin.put(`/api/users/${user.id}`, { role: 'author' });
    }
    expect(await signedOn([])).toEqual(['/?notice=last-administrator', 'admin']);
    const last = application.visitor();
    await signOn(house, last);
    await last.put(`/api/users/${own}`, { role: 'admin' });
    expect(await signedOn([])).toEqual(['/', 'author']);
  });

  it('are not guessed where the list is too long to be told', async () => {
    const { sub } = await desk.linkedPerson();
    house.person = sub;
    house.claims = { ...house.claims, [sub]: { _claim_names: { groups: 'src1' } } };
    expect(await signOn(house, application.visitor())).toBe('/login?problem=too-many-groups');
  });
});

describe('signing out', () => {
  it('here offers the provider’s way out, and there ends the session here', async () => {
    const { sub } = await desk.linkedPerson();
    house.person = sub;
    const at = new AtProvider(house.issuer);
    const [visitor, other] = [application.visitor(), application.visitor()];
    await signOn(house, visitor, { at });
    await signOn(house, other);
    const { body } = await visitor
      .at(desk.replica.origin)
      .post<{ signOn: { name: string; address: string } }>('/api/auth/logout');
    expect(body).toMatchObject({ success: true, signOn: { name: 'The House' } });
    expect(new URL(body.signOn.address).searchParams.get('post_logout_redirect_uri')).toBe(
      `${publicUrl}/login`,
    );
    await signOn(house, visitor, { at });
    expect(await isSignedIn(visitor)).toBe(true);
    const page = await (await at.send(body.signOn.address)).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await at.send(`${house.issuer}/session/end/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await eventually(async () => expect(await isSignedIn(visitor)).toBe(false));
    expect(await isSignedIn(other)).toBe(true);
  });

  it('is told by the provider with a token of its own, for the account or the session there', async () => {
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const tell = async (claims: Claims, key?: Parameters<HouseProvider['signed']>[1]): Promise<number> => {
      const { status } = await fetch(`${application.origin}/api/auth/oidc/1/backchannel`, {
        method: 'POST',
        body: new URLSearchParams({ logout_token: await house.signed({ events, ...claims }, key) }),
      });
      return status;
    };
    const { sub } = await desk.linkedPerson();
    house.person = sub;
    const visitor = application.visitor();
    await signOn(house, visitor);
    const hourAgo = Math.floor(Date.now() / 1_000) - 3_600;
    const faults = [
      { aud: 'other' },
      { iss: 'https://evil.example' },
      { nonce: 'x' },
      { events: {} },
      { iat: hourAgo },
    ];
    for (const fault of faults) expect(await tell({ sub, ...fault })).toBe(400);
    expect(await tell({ sub }, newKey())).toBe(400);
    expect(await tell({})).toBe(400);
    expect(await tell({ sub: 'nobody' })).toBe(200);
    expect(await tell({ sub, sid: 'another session' })).toBe(200);
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await tell({ sub })).toBe(200);
    await eventually(async () => expect(await isSignedIn(visitor)).toBe(false));
  });

  it.each(['', 'logout_token=x.y.z', 'logout_token=eyJhbGciOiJub25lIn0.e30.'])(
    'is refused by a provider with %j',
    async (body) => {
      for (const path of ['/api/auth/oidc/1/backchannel', '/api/auth/oidc/backchannel']) {
        const { status } = await fetch(application.origin + path, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
        expect(status).toBe(400);
      }
    },
  );
});

describe('what is set', () => {
  it('is told to visitors as names, and to administrators without secrets', async () => {
    const { body } = await application.visitor().get<{ signOn: unknown }>('/api/settings');
    expect(body.signOn).toEqual([
      { id: '1', name: 'The House' },
      { id: '2', name: new URL(house.issuer).host },
    ]);
    const admin = await application.admin();
    const shown = (await admin.get<{ providers: Record<string, unknown>[] }>('/api/security/sign-on')).body;
    expect(shown.providers[0]).toMatchObject({
      issuer: house.issuer,
      hasSecret: true,
      redirectUri: `${publicUrl}/api/auth/oidc/1/callback`,
      lastClaims: { names: expect.arrayContaining(['sub', 'iss']) as unknown },
    });
    expect(JSON.stringify(shown)).not.toContain(house.settings['OIDC_CLIENT_SECRET']);
  });

  it('is checked, and a wrong issuer is told beside the right one', async () => {
    const admin = await application.admin();
    const check = async () => (await admin.post('/api/security/sign-on/1/check')).body;
    desk.clock.aheadMs = 0;
    expect(await check()).toMatchObject({ reachable: true, issuer: house.issuer, clockSkewSeconds: 0 });
    desk.clock.aheadMs = 10 * minute;
    expect(await check()).toMatchObject({ clockSkewSeconds: -600 });
    desk.clock.aheadMs = 0;
    house.before = (_request, response) => {
      const document = { issuer: 'https://sso.house.example/realms/desk' };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(document));
      return true;
    };
    const { problems } = await check();
    expect(problems).toContainEqual(
      `The issuer is set to ${house.issuer}/, but the provider says that it is https://sso.house.example/realms/desk. Set it to what the provider says.`,
    );
    house.before = (_request, response) => {
      response.destroy();
      return true;
    };
    expect(await check()).toMatchObject({ reachable: false, clockSkewSeconds: null });
    expect((await admin.post('/api/security/sign-on/7/check')).status).toBe(404);
  });
});
