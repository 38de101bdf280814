import { connect } from 'node:net';
import { TestApplication } from '../support/application.js';
import { raw } from '../support/raw-request.js';
import { routesOf } from '../support/routes.js';
import { expectProblem } from '../support/problems.js';
import type { Visitor } from '../support/visitor.js';

let application: TestApplication;
let admin: Visitor;

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
});
afterAll(() => application.stop());

const json = { 'content-type': 'application/json' };

/** The routes whose body is a file, with their answer to JSON, which is either no file or one without a name. */
const takeFiles: ReadonlyMap<string, number> = new Map([
  ['POST /api/auth/oidc/:provider/backchannel', 415],
  ['POST /api/auth/oidc/backchannel', 415],
  ['POST /api/credentials/check', 415],
  ['POST /api/documents/convert', 415],
  ['POST /api/imports', 400],
]);

/** The routes that take any query, because a provider may add anything to the address that it leads back to. */
const takeAnyQuery = ['GET /api/auth/oidc/:provider/callback'];

describe('a body', () => {
  it.each([
    ['broken', '{"username": '],
    ['no UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
    ['with a prototype', '{"__proto__": {"role": "admin"}}'],
    ['with a nested prototype', '{"constructor": {"prototype": {}}}'],
    ['with a member named prototype', '{"prototype": {"role": "admin"}}'],
    ['an array', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['left out', ''],
  ])('that is %s is 400', async (_, body) => {
    expectProblem(await raw(admin, '/api/users', body, json), 400);
  });

  it.each([
    ['text', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['of a type that only looks like JSON', 'application/jsonx'],
    ['of a type that hides another', 'text/plain; application/json'],
  ])('that is %s is 415', async (_, type) => {
    expectProblem(await raw(admin, '/api/users', '{}', { 'content-type': type }), 415);
  });

  it('without a type is 415', async () => {
    expectProblem(await raw(admin, '/api/users', Buffer.from('{}')), 415);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])(
    'may be %s',
    async (type) => {
      const { body } = await raw(admin, '/api/users', '{}', { 'content-type': type });
      expect(body['detail']).toMatch(/^All fields except password are required/);
    },
  );

  it('above 1 MiB is 413, just below it is read', async () => {
    const sized = (bytes: number) => JSON.stringify({ username: 'x'.repeat(bytes - 15) });
    expectProblem(await raw(admin, '/api/users', sized(1_048_577), json), 413);
    expectProblem(await raw(admin, '/api/users', sized(1_048_576), json), 400);
  });

  it('with text that cannot be stored is 400 with the field', async () => {
    for (const text of ['a\0b', '\ud800']) {
      const { status, body } = await admin.post('/api/users', { username: 'x', firstName: text });
      expect([status, body['errors']]).toMatchObject([400, [{ field: 'firstName' }]]);
    }
  });

  it('with a member twice is 400 and says which, for all but the last would be lost', async () => {
    const body = '{"username": "a", "firstName": "b",\n "\\u0075sername": "c"}';
    const answer = await raw(admin, '/api/users', body, json);
    expectProblem(answer, 400);
    expect(answer.body['detail']).toBe('username appears twice in one object, the second time on line 2.');
    const nested =
      '{"configType": "users", "content": "", "more": [{"a": {"b": 1}, "b": 2}, {"b": 1, "b": 2}]}';
    expect((await raw(admin, '/api/config/save', nested, json)).body['detail']).toMatch(/^b appears twice/);
  });

  it('with a member that nobody asked for is 400 on every route, those that take no body too', async () => {
    for (const { name, method, path } of routesOf(application.app)) {
      if (['GET', 'HEAD'].includes(method)) continue;
      const { status, body } = await admin.send(method, path, { body: { unasked: 1 } });
      const named = JSON.stringify(body['errors'] ?? []).includes('"field":"unasked"');
      expect(`${name} ${status} ${named}`).toBe(
        takeFiles.has(name) ? `${name} ${takeFiles.get(name)} false` : `${name} 400 true`,
      );
    }
  });

  it('may be left out where there is nothing to say, whatever type is claimed', async () => {
    for (const headers of [{}, json]) {
      const { status } = await application.visitor().send('POST', '/api/auth/logout', { headers });
      expect(status).toBe(200);
    }
  });
});

describe('an address', () => {
  it.each(['/api/nope', '/api', '/health/nope', '/api/users/x/y/z'])(
    'unknown as %s is 404 as JSON',
    async (path) => {
      expectProblem(await admin.get(path, { accept: 'text/html' }), 404);
    },
  );

  it.each([
    '/api/users?x=%zz',
    '/api/users/%zz',
    '/api/users?x=%00',
    '/api/articles/drafts/%00',
    '/%',
    '/nowhere%00',
    '/nowhere?x=%zz',
    '/api/users?x=%ff',
  ])('broken as %s is 400', async (path) => expectProblem(await admin.get(path), 400));

  it('with an unknown parameter is 400 with its name', async () => {
    const answer = await admin.get('/api/articles/drafts?page=2');
    expectProblem(answer, 400);
    expect(answer.body['errors']).toEqual([{ field: 'page', message: 'page isn’t expected here.' }]);
  });

  it('with an unknown parameter is so on every route of the API that the asker may call', async () => {
    for (const { name, method, path, access } of routesOf(application.app)) {
      if (!path.startsWith('/api/') || (access !== 'public' && !access?.includes('admin'))) continue;
      if (method !== 'GET' || takeAnyQuery.includes(name)) continue;
      const { status, body } = await admin.get(`${path}?unasked=1`);
      const named = JSON.stringify(body['errors'] ?? []).includes('"field":"unasked"');
      expect(`${name} ${status} ${named}`).toBe(`${name} 400 true`);
    }
    expect((await admin.post('/api/auth/logout?unasked=1')).status).toBe(400);
  });

  it('of what only operators ask may say more than is known', async () => {
    expect((await application.visitor().get('/health/live?probe=1')).status).toBe(200);
  });
});

describe('every answer', () => {
  it.each(['/api/settings', '/api/users', '/api/nope', '/%', '/health/live'])(
    'of %s says what a browser may do with it',
    async (path) => {
      const { headers } = await application.visitor().get(path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'self';(?!.*unsafe)/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toMatch(/no-cache/);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('a request from another site', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is 403 for %s, and 401 without a session', async (method) => {
    const headers = { origin: 'https://evil.example' };
    expectProblem(await admin.send(method, path(method), { headers }), 403);
    expectProblem(await application.visitor().send(method, path(method), { headers }), 401);
  });

  it('cannot sign anybody in', async () => {
    const body = { username: 'admin', password: 'correct horse battery' };
    const answer = await application
      .visitor()
      .post('/api/auth/login', body, { origin: 'https://evil.example' });
    expectProblem(answer, 403);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('is answered from the address it came to', async () => {
    const { status } = await admin.post('/api/users', {}, { origin: application.origin });
    expect(status).toBe(400);
  });

  const path = (method: string): string =>
    method === 'POST' ? '/api/users' : method === 'PATCH' ? '/api/articles/drafts/x' : '/api/users/x';
});

describe('what is no HTTP', () => {
  it('is refused without harm', async () => {
    const port = Number(new URL(application.origin).port);
    const answer = await new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (bytes) => (received += String(bytes))).on('close', () => resolve(received));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1.1 400/);
    expect((await admin.get('/api/auth/user')).status).toBe(200);
  });
});
