import type { TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import {
  AtProvider,
  type HouseProvider,
  newKey,
  publicUrl,
  signOn,
  type Claims,
} from '../support/house-provider.js';
import { isSignedIn } from '../support/second-factor-desk.js';
import { minute, SignOnDesk } from '../support/sign-on-desk.js';

let desk: SignOnDesk;
let house: HouseProvider;
let application: TestApplication;

beforeAll(async () => {
  desk = await SignOnDesk.start();
  ({ house, application } = desk);
}, 120_000);
afterEach(() => (house.before = () => false));
afterAll(() => desk.stop());

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
