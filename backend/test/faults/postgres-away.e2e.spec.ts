import { eventualAnswer } from '../../src/platform/testing/streams.js';
import { TcpProxy } from '../../src/platform/testing/tcp-proxy.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { TestApplication } from '../support/application.js';
import type { Visitor } from '../support/visitor.js';

let servers: TestServers;
let proxy: TcpProxy;
let application: TestApplication;
let admin: Visitor;

beforeAll(async () => {
  servers = await startMigratedServers();
  const url = new URL(servers.databaseUrl);
  proxy = await TcpProxy.start(Number(url.port));
  url.port = String(proxy.port);
  url.hostname = '127.0.0.1';
  application = await TestApplication.start({
    servers: { ...servers, databaseUrl: url.href, stop: () => servers.stop() },
  });
  admin = await application.admin();
});
afterAll(async () => {
  await application.app.close();
  await proxy.stop();
  await servers.stop();
});

const faults: [string, () => void][] = [
  ['refuses connections', () => proxy.refuse()],
  ['does not answer', () => proxy.swallow('answers')],
];

describe.each(faults)('while Postgres %s', (_, fail) => {
  it('everything is answered with 503 that says when to come back, and then goes on', async () => {
    fail();
    const began = performance.now();
    const answers = await Promise.all([
      admin.get('/api/articles/drafts'),
      admin.get('/api/auth/user'),
      admin.post('/api/users', {
        username: 'x',
        email: 'x@y',
        firstName: 'X',
        lastName: 'Y',
        password: 'long enough',
      }),
      application.visitor().post('/api/auth/login', { username: 'admin', password: 'correct horse battery' }),
      application.visitor().get('/api/articles'),
    ]);
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 401]);
    for (const { headers, body } of answers.slice(0, 4)) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(JSON.stringify(body)).not.toMatch(/ECONN|timeout|terminated|postgres/i);
    }
    expect((await admin.get('/health/live')).status).toBe(200);
    expect((await admin.get('/health/ready')).status).toBe(503);

    proxy.heal();
    await eventualAnswer(async () => (await admin.get('/api/articles/drafts')).status === 200, 10_000);
    await eventualAnswer(async () => (await admin.get('/health/ready')).status === 200, 15_000);
  });
});

it('stops although its connections to Postgres have gone mute', async () => {
  const second = await TestApplication.start({ servers: application.servers });
  proxy.mute();
  await second.app.close();
});
