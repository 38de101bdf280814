import { DataSource } from 'typeorm';
import type { AccessTokensAnswer, NewTokenAnswer } from '../../src/access-tokens/dto/access-tokens.dto.js';
import { TestApplication } from '../support/application.js';
import { withFullDisk } from '../support/full-disk.js';
import type { Answer, Visitor } from '../support/visitor.js';
import { SetClock, dayMs, hourMs, minuteMs } from '../support/weekly-jobs.js';

let application: TestApplication;
let replica: TestApplication;
let admin: Visitor;
const clock = new SetClock('2026-11-20T12:00:00Z');

beforeAll(async () => {
  application = await TestApplication.start({ clock });
  replica = await TestApplication.start({ clock, servers: application.servers });
});
// Only somebody who has just signed in can make tokens, and the clock goes on.
beforeEach(async () => {
  admin = await application.admin();
});
afterAll(async () => {
  await replica.app.close();
  await application.stop();
});

let names = 0;

function create(body: Record<string, unknown> = {}, by = admin): Promise<Answer<NewTokenAnswer>> {
  names += 1;
  const expiresAt = new Date(clock.now().getTime() + dayMs).toISOString();
  return by.post('/api/tokens', { name: `Script ${names}`, scopes: ['audit:read'], expiresAt, ...body });
}

async function listed(): Promise<AccessTokensAnswer['tokens']> {
  return (await admin.get<AccessTokensAnswer>('/api/tokens')).body.tokens;
}

const using = (secret: string, path = '/api/audit', at = application): Promise<Answer> =>
  at.visitor().get(path, { authorization: `Bearer ${secret}` });

describe('a token', () => {
  it('opens what its scope names, and nothing else', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^prov_[\w-]{43}$/);
    expect(await listed()).toMatchObject([{ ...body.token, createdBy: 'Admin User', lastUsedAt: null }]);
    for (const path of ['/api/audit', '/api/audit/export', '/api/audit/checkpoints', '/api/audit/key']) {
      expect(`${path} ${(await using(body.secret, path)).status}`).toBe(`${path} 200`);
    }
    for (const path of ['/api/articles', '/api/tokens', '/api/users', '/api/webhooks', '/api/auth/user']) {
      expect(`${path} ${(await using(body.secret, path)).status}`).toBe(`${path} 401`);
    }
  });

  it('of another scope is refused', async () => {
    const { secret } = (await create({ scopes: ['articles:read'] })).body;
    const { status, body, headers } = await using(secret);
    expect([status, body['type']]).toEqual([403, '/problems/forbidden']);
    expect(headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="audit:read"');
  });

  it('ends at once at every replica when it is revoked', async () => {
    const { token, secret } = (await create()).body;
    expect([(await using(secret)).status, (await using(secret, '/api/audit', replica)).status]).toEqual([
      200, 200,
    ]);
    expect((await admin.delete(`/api/tokens/${token.id}`)).body).toEqual({ success: true });
    for (const at of [application, replica]) {
      const { status, body, headers } = await using(secret, '/api/audit', at);
      expect([status, body['type']]).toEqual([401, '/problems/invalid-token']);
      expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    }
    expect((await admin.delete(`/api/tokens/${token.id}`)).status).toBe(404);
    expect((await listed()).map(({ id }) => id)).not.toContain(token.id);
  });

  it('ends when it expires', async () => {
    const expiresAt = new Date(clock.now().getTime() + minuteMs).toISOString();
    const { secret } = (await create({ expiresAt })).body;
    expect((await using(secret)).status).toBe(200);
    clock.forward(minuteMs);
    expect((await using(secret)).status).toBe(401);
  });

  it('shows when it was last used, to within ten minutes', async () => {
    const { token, secret } = (await create()).body;
    const usedAt = async () => (await listed()).find(({ id }) => id === token.id)?.lastUsedAt;
    await using(secret);
    const first = clock.now().toISOString();
    expect(await usedAt()).toBe(first);
    clock.forward(minuteMs);
    await using(secret);
    expect(await usedAt()).toBe(first);
    clock.forward(hourMs);
    await using(secret);
    expect(await usedAt()).toBe(clock.now().toISOString());
  });

  it('A29 opens what can be read while its use cannot be noted on a full disk, and has it noted afterwards', async () => {
    const { token, secret } = (await create()).body;
    const usedAt = async () => (await listed()).find(({ id }) => id === token.id)?.lastUsedAt;
    await withFullDisk(application.app.get(DataSource), 'access_token_secret', async () => {
      expect((await using(secret)).status).toBe(200);
      expect(await usedAt()).toBeNull();
    });
    await using(secret);
    expect(await usedAt()).toBe(clock.now().toISOString());
  });

  it('opens nothing while whoever created it is no administrator, which the list tells', async () => {
    const account = { email: 'r@localhost', firstName: 'Rae', lastName: 'Root', role: 'admin' };
    const added = await admin.post<{ user: { id: string } }>('/api/users', {
      ...account,
      username: 'root-2',
      password: 'given by another',
    });
    const other = await application.visitor().signIn('root-2', 'given by another');
    const passwords = { currentPassword: 'given by another', newPassword: 'my own' };
    await other.post('/api/auth/change-password', passwords);
    const { token, secret } = (await create({}, other)).body;
    const become = (changes: object) => admin.put(`/api/users/${added.body.user.id}`, changes);
    const state = async () => [
      (await using(secret)).status,
      (await using(secret, '/api/audit', replica)).status,
      (await listed()).find(({ id }) => id === token.id)?.suspended,
    ];
    expect(await state()).toEqual([200, 200, false]);
    await become({ role: 'author' });
    expect(await state()).toEqual([401, 401, true]);
    await become({ role: 'admin' });
    expect(await state()).toEqual([200, 200, false]);
  });

  it('is none when something is missing from it', async () => {
    const { secret } = (await create()).body;
    for (const other of [secret.slice(0, -1), `${secret}a`, secret.toUpperCase(), 'prov_', '']) {
      expect((await using(other)).status).toBe(401);
    }
  });

  it('is another one under the same Idempotency-Key: no secret is kept to be answered again', async () => {
    const expiresAt = '2030-01-01T00:00:00Z';
    const ask = (name: string) =>
      admin.post<NewTokenAnswer>(
        '/api/tokens',
        { name, scopes: ['audit:read'], expiresAt },
        { 'idempotency-key': 'the-same' },
      );
    const [first, second] = [await ask('Once'), await ask('Twice')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.secret).not.toBe(second.body.secret);
    expect((await ask('Twice')).status).toBe(409);
  });
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ name: undefined }, 'name'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['articles:write'] }, 'scopes'],
  [{ scopes: 'audit:read' }, 'scopes'],
  [{ expiresAt: undefined }, 'expiresAt'],
  [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  [{ expiresAt: 'soon' }, 'expiresAt'],
  [{ expiresAt: '9999-12-31T23:59:59-01:00' }, 'expiresAt'],
  [{ expiresAt: null }, 'expiresAt'],
  [{ secret: 'prov_mine' }, 'secret'],
])('%j is refused', async (fault, field) => {
  const { status, body } = await create(fault);
  const [first] = (body as unknown as { errors: { field: string }[] }).errors;
  expect([status, first?.field.replace(/\[.*/, '')]).toEqual([400, field]);
});
