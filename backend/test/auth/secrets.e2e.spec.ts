import { Writable } from 'node:stream';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { FirstAdministrator } from '../../src/auth/contract.js';
import { readSettings } from '../../src/platform/config/settings.js';
import { createHttpApplication } from '../../src/platform/http/server/http-application.js';
import { createLogger } from '../../src/platform/http/server/logging.js';
import { startMigratedServers } from '../../src/platform/testing/test-servers.js';
import { Visitor } from '../support/visitor.js';

const secrets = {
  given: 'given-by-another-5391',
  chosen: 'chosen-by-myself-7264',
  mistaken: 'typed-into-the-name-9981',
  wrong: 'wrong-password-3317',
};

let log = '';
const lines = new Writable({
  write: (chunk, _, done) => {
    log += String(chunk);
    done();
  },
});

/** Everything that Postgres holds, except for the hashes themselves: events, read models, sessions, the rest. */
async function everythingStored(database: DataSource): Promise<string> {
  const tables = await database.query<{ name: string }[]>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')
       and tablename not in ('credential', 'access_token_secret', 'webhook_secret')`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => database.query<{ row: string }[]>(`select t::text as row from ${name} t`)),
  );
  // Events are stored as bytes, which Postgres prints in hexadecimal.
  return rows
    .flat()
    .map(({ row }) =>
      row.replaceAll(/\\\\?x((?:[0-9a-f]{2})+)/g, (_, hex: string) => Buffer.from(hex, 'hex').toString()),
    )
    .join('\n');
}

it('no password, hash or session id gets into a log, an event, another table or another answer', async () => {
  const servers = await startMigratedServers();
  const settings = readSettings({ ADMIN_PASSWORD: secrets.given });
  const app = await createHttpApplication(
    AppModule.forRoot({ settings, databaseUrl: servers.databaseUrl, eventStoreUrl: servers.eventStoreUrl }),
    { settings, logger: await createLogger('trace', lines) },
  );
  await app.listen(0, '127.0.0.1');
  await app.get(FirstAdministrator).ensure();
  const origin = await app.getUrl();
  const visitor = (): Visitor => new Visitor(origin);

  const admin = await visitor().signIn('admin', secrets.given);
  await visitor().post('/api/auth/login', { username: secrets.mistaken, password: secrets.wrong });
  const answers = [
    await admin.post(
      '/api/users',
      {
        username: 'writer',
        email: 'w@localhost',
        firstName: 'W',
        lastName: 'R',
        password: secrets.given,
      },
      { 'idempotency-key': 'a-key-that-is-not-kept' },
    ),
    await admin.put('/api/users/nobody', { password: secrets.chosen }),
    await admin.post('/api/users', `{"password": "${secrets.chosen}`),
  ];
  const { id } = answers[0]?.body['user'] as { id: string };
  const writer = await visitor().signIn('writer', secrets.given);
  answers.push(
    await writer.post('/api/auth/change-password', {
      currentPassword: secrets.given,
      newPassword: secrets.chosen,
    }),
    await writer.get('/api/auth/user'),
    await admin.get('/api/config/users'),
    await admin.get('/api/audit?limit=100'),
  );
  const signedIn = await visitor().post('/api/auth/login', { username: 'writer', password: secrets.chosen });
  const token = /=([\w-]{43});/.exec(signedIn.headers.get('set-cookie') ?? '')?.[1];
  const { temporaryPassword } = (await admin.post(`/api/users/${id}/reset-password`)).body;

  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const asked = { name: 'Script', scopes: ['audit:read'], expiresAt };
  const script = (await admin.post('/api/tokens', asked, { 'idempotency-key': 'a-key-that-is-not-kept' }))
    .body;
  const webhook = (
    await admin.post('/api/webhooks', { url: 'http://8.8.8.8:9/', events: ['article.promoted'] })
  ).body;
  const bearer = { authorization: `Bearer ${String(script['secret'])}` };
  answers.push(
    await visitor().get('/api/audit?limit=100', bearer),
    await visitor().get('/api/users', bearer),
    await admin.get('/api/tokens'),
    await admin.get('/api/webhooks'),
  );

  const database = app.get(DataSource);
  const hashes = await database.query<{ hash: string }[]>(
    'select hash from credential union all select hash from access_token_secret',
  );
  const forbidden = [
    ...Object.values(secrets),
    'a-key-that-is-not-kept',
    String(temporaryPassword),
    String(token),
    String(script['secret']).slice(5),
    String(webhook['secret']).slice(6),
    ...hashes.map(({ hash }) => hash),
  ];
  const stored = await everythingStored(database);
  const seen = { log, stored, answers: JSON.stringify([...answers, signedIn].map(({ body }) => body)) };

  expect(forbidden.every((secret) => secret.length >= 16)).toBe(true);
  expect(seen.log).toContain('"path":"/api/auth/change-password"');
  expect(seen.stored).toContain('"credentialId"');
  expect(seen.answers).toContain('w@localhost');
  for (const [place, text] of Object.entries(seen)) {
    for (const secret of forbidden) expect(`${place}: ${text.includes(secret)}`).toBe(`${place}: false`);
  }
  await app.close();
  await servers.stop();
});
