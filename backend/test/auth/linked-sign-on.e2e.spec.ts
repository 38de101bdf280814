import type { TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { save } from '../support/configuration.js';
import { AtProvider, type HouseProvider, ledTo, link, publicUrl, signOn } from '../support/house-provider.js';
import { isSignedIn } from '../support/second-factor-desk.js';
import { minute, SignOnDesk, userOf, type Shown } from '../support/sign-on-desk.js';
import {
  SoftwarePasskey,
  type CreationOptions,
  type RequestOptions,
} from '../support/software-authenticator.js';

interface Methods {
  readonly password: boolean;
  readonly passkeys: readonly { readonly id: string }[];
  readonly signOn: readonly { readonly id: string }[];
}

let desk: SignOnDesk;
let house: HouseProvider;
let application: TestApplication;

beforeAll(async () => {
  desk = await SignOnDesk.start();
  ({ house, application } = desk);
}, 120_000);
afterEach(() => (house.before = () => false));
afterAll(() => desk.stop());

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
