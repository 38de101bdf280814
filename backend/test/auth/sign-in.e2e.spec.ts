import { createApplication } from '../../src/application.js';
import { FirstAdministrator } from '../../src/auth/contract.js';
import { Clock } from '../../src/platform/kernel/clock.js';
import { readSettings } from '../../src/platform/config/settings.js';
import { eventualAnswer } from '../../src/platform/testing/streams.js';
import { startTestServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { Visitor, type Answer } from '../support/visitor.js';

class SetClock extends Clock {
  aheadMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }
}

const clock = new SetClock();
const minute = 60_000;
const newcomer = { email: 'n@localhost', firstName: 'New', lastName: 'Comer', password: 'given by another' };

let application: TestApplication;
let admin: Visitor;

beforeAll(async () => {
  application = await TestApplication.start({
    clock,
    settings: { TRUST_PROXY: '1', PUBLIC_URL: 'https://desk.example' },
  });
  admin = await application.admin();
});
afterAll(() => application.stop());

/** Signs in from an address of its own, as the proxy in front reports it. */
const attempt = (username: unknown, password: unknown, address: string): Promise<Answer> =>
  application
    .visitor()
    .post('/api/auth/login', { username, password }, { 'x-forwarded-for': `6.6.6.6, ${address}` });

async function addUser(username: string): Promise<string> {
  const { body } = await admin.post<{ user: { id: string } }>('/api/users', { ...newcomer, username });
  return body.user.id;
}

it('who comes from this machine is nobody special where people come by a public address', async () => {
  await eventually(async () => {
    const { status, body } = await application.visitor().get('/health/ready');
    expect([status, Object.keys(body)]).toEqual([200, expect.not.arrayContaining(['parked'])]);
  });
  expect((await application.visitor().get('/metrics')).status).toBe(403);
});

describe('signing in', () => {
  it('opens a session in a cookie that no script can read and that travels encrypted where pages do', async () => {
    await addUser('cookie');
    const { status, body, headers } = await attempt('COOKIE', newcomer.password, '10.1.0.1');
    expect([status, body]).toMatchObject([200, { user: { username: 'cookie', mustChangePassword: true } }]);
    const [session, sign] = headers.getSetCookie();
    expect(session).toMatch(
      /^__Host-provenance_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(sign).toMatch(/^provenance_signed_in=1; Max-Age=\d+; Path=\/; Secure; SameSite=Lax$/);
  });

  it('takes the sign of a session back when there is none', async () => {
    const stale = { cookie: '__Host-provenance_session=gone; provenance_signed_in=1' };
    const { status, headers } = await application.visitor().get('/api/auth/user', stale);
    expect([status, headers.get('set-cookie')]).toEqual([
      401,
      expect.stringMatching(/^provenance_signed_in=; .*Expires=Thu, 01 Jan 1970/),
    ]);
  });

  it('gives a new session id each time, and ends the old one', async () => {
    const visitor = await application.admin();
    const first = (await visitor.post('/api/auth/login', { username: 'admin', password: 'wrong' })).headers;
    expect(first.get('set-cookie')).toBeNull();
    const old = application.visitor();
    const { headers } = await attempt('cookie', newcomer.password, '10.1.0.2');
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await old.get('/api/auth/user', { cookie })).status).toBe(200);
    const again = await old.post(
      '/api/auth/login',
      { username: 'cookie', password: newcomer.password },
      { cookie },
    );
    expect(again.headers.get('set-cookie')).not.toContain(cookie);
    expect((await application.visitor().get('/api/auth/user', { cookie })).status).toBe(401);
  });

  it('is refused alike for an unknown user, a wrong password and a deactivated user', async () => {
    const id = await addUser('gone');
    await admin.delete(`/api/users/${id}`);
    const refusals = [
      await attempt('nobody', newcomer.password, '10.1.0.3'),
      await attempt('cookie', 'wrong password', '10.1.0.3'),
      await attempt('gone', newcomer.password, '10.1.0.3'),
    ];
    for (const { status, body, headers } of refusals) {
      const { requestId: _, ...told } = body;
      expect([status, told, headers.get('set-cookie')]).toEqual([
        401,
        {
          type: '/problems/wrong-credentials',
          title: 'Unauthorized',
          status: 401,
          detail: 'Invalid username or password',
        },
        null,
      ]);
    }
  });

  it.each([
    [undefined, 'x'],
    ['admin', ''],
    [null, null],
  ])('with %j and %j asks for both', async (username, password) => {
    const { status, body } = await attempt(username, password, '10.1.0.4');
    expect([status, body['detail']]).toEqual([400, 'Please enter both username and password']);
  });

  it('takes nothing for text that is none', async () => {
    for (const odd of [5, ['admin'], { $ne: '' }]) {
      expect((await attempt(odd, odd, '10.1.0.4')).status).toBe(400);
    }
  });
});

describe('too many failures', () => {
  it('for one name from one address lock it there for a quarter of an hour, however it is spelt', async () => {
    await addUser('guessed');
    for (let tried = 1; tried <= 10; tried += 1) {
      expect((await attempt('guessed', `guess ${tried}`, '10.2.0.1')).status).toBe(401);
    }
    for (const name of ['guessed', 'GUESSED', ' guessed ']) {
      const { status, body, headers } = await attempt(name, newcomer.password, '10.2.0.1');
      expect([status, body['type']]).toEqual([429, '/problems/too-many-sign-ins']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    }
    expect((await attempt('cookie', newcomer.password, '10.2.0.1')).status).toBe(200);
    expect((await attempt('guessed', newcomer.password, '10.2.0.2')).status).toBe(200);
    clock.aheadMs += 15 * minute;
    expect((await attempt('guessed', newcomer.password, '10.2.0.1')).status).toBe(200);
  });

  it('from one address lock it, and no other that a client claims to be', async () => {
    const tried = await Promise.all(
      Array.from({ length: 48 }, (_, at) => attempt(`someone ${at}`, 'guess', '10.3.0.1')),
    );
    expect(tried.every(({ status }) => status === 401)).toBe(true);
    expect((await attempt('someone else', 'guess', '10.3.0.1')).status).toBe(401);
    expect((await attempt('someone else', 'guess', '10.3.0.1')).status).toBe(401);
    expect((await attempt('cookie', newcomer.password, '10.3.0.1')).status).toBe(429);
    expect((await attempt('cookie', newcomer.password, '10.3.0.2')).status).toBe(200);
  });

  it('do not slip through together', async () => {
    await addUser('stormed');
    const storm = await Promise.all(
      Array.from({ length: 30 }, (_, at) => attempt('stormed', `guess ${at}`, '10.4.0.1')),
    );
    expect(storm.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(storm.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('are not made of successes', async () => {
    await addUser('busy');
    const many = await Promise.all(
      Array.from({ length: 20 }, () => attempt('busy', newcomer.password, '10.5.0.1')),
    );
    expect(many.every(({ status }) => status === 200)).toBe(true);
  });
});

/** A replica that listens but has not added its first administrator yet. */
async function startingReplica(servers: TestServers) {
  const settings = readSettings({ ADMIN_PASSWORD: 'the first of all', LOG_LEVEL: 'silent' });
  const app = await createApplication({
    settings,
    databaseUrl: servers.databaseUrl,
    eventStoreUrl: servers.eventStoreUrl,
  });
  await app.listen(0, '127.0.0.1');
  const visitor = new Visitor(await app.getUrl());
  return {
    visitor,
    isReady: async () => (await visitor.get('/health/ready')).status === 200,
    ensureAdministrator: () => app.get(FirstAdministrator).ensure(),
    stop: () => app.close(),
  };
}

describe('the first start', () => {
  it('is ready when the first administrator can sign in, and not before, on every replica', async () => {
    const servers = await startTestServers();
    const one = await startingReplica(servers);
    const other = await startingReplica(servers);
    try {
      expect([await one.isReady(), await other.isReady()]).toEqual([false, false]);
      expect(await one.ensureAdministrator()).toMatchObject({ kind: 'added', username: 'admin' });
      await eventualAnswer(one.isReady);
      expect(await other.isReady()).toBe(false);
      await other.ensureAdministrator();
      await eventualAnswer(other.isReady);
      await other.visitor.signIn('admin', 'the first of all');
      await one.visitor.signIn('admin', 'the first of all');
    } finally {
      await one.stop();
      await other.stop();
      await servers.stop();
    }
  });
});
