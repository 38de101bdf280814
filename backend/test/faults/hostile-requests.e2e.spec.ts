import { hash } from 'node:crypto';
import { TestApplication } from '../support/application.js';
import { expectProblem } from '../support/problems.js';
import { raw } from '../support/raw-request.js';
import type { Visitor } from '../support/visitor.js';

const metricsToken = 'for the scraper';

let application: TestApplication;
let admin: Visitor;

beforeAll(async () => {
  application = await TestApplication.start({ settings: { METRICS_TOKEN: metricsToken, TRUST_PROXY: '1' } });
  admin = await application.admin();
});
afterAll(() => application.stop());

/** The header that a proxy on this machine adds to a request. */
const fromElsewhere = { 'x-forwarded-for': '203.0.113.9' };
const json = { 'content-type': 'application/json' };

describe('a body of 1 MiB that is made to keep the server busy', () => {
  const mebibyte = 1_048_576;
  const filled = (piece: (index: number) => string, bytes = mebibyte - 200): string => {
    const pieces: string[] = [];
    for (let index = 0, length = 0; length < bytes; index += 1) {
      const next = piece(index);
      length += next.length + 1;
      if (length < bytes) pieces.push(next);
    }
    return pieces.join(',');
  };
  const document = (configType: string, content: string): string => JSON.stringify({ configType, content });
  // Quotation marks and line feeds are escaped in the body.
  const half = mebibyte / 2 - 200;

  const anonymous: [string, string][] = [
    ['short members', `{${filled((index) => `"${index.toString(36)}":1`)}}`],
    ['members that count', `{${filled((index) => `"${index}":0`)}}`],
    ['one member again and again', `{${filled(() => '"a":1')}}`],
    ['inherited members', `{${filled((index) => `"toString${index}":{"prototype":1}`)}}`],
    ['empty lists', `{"username":[${filled(() => '[]')}]}`],
    ['empty objects', `{"username":[${filled(() => '{}')}],"password":{${filled(() => '"a":{}', 9)}}}`],
    ['brackets', '['.repeat(524_000) + ']'.repeat(524_000)],
    ['nested objects', '{"a":'.repeat(150_000) + '1' + '}'.repeat(150_000)],
    ['one long name', `{"${'n'.repeat(mebibyte - 20)}":1}`],
    ['one long value', `{"username":"${'\\u00e9'.repeat(170_000)}"}`],
    ['as many short members as are read', `{${filled((index) => `"${index}":1`, 200_000)}}`],
    ['a long name twice', `{${filled(() => `"${'n'.repeat(mebibyte / 3)}":1`)}}`],
    ['line ends, and a member twice', `{${'\n'.repeat(mebibyte - 900)}${filled(() => '"a":1', 600)}}`],
    ['blanks', `{"username":"a${' '.repeat(mebibyte - 40)}b"}`],
  ];

  it.each(anonymous)('%s, of anybody, is 400 at once, with few words', async (_, body) => {
    for (let times = 0; times < 4; times += 1) {
      const answer = await raw(application.visitor(), '/api/auth/login', body, json);
      expectProblem(answer, 400);
      expect(((answer.body['errors'] ?? []) as unknown[]).length).toBeLessThanOrEqual(100);
      expect(JSON.stringify(answer.body).length).toBeLessThan(100_000);
    }
  });

  const entries = filled(() => '{"x":1}', half);
  const documents: [string, string][] = [
    ['repeated members', document('categories', `{${filled(() => '"a":1', half)}}`)],
    ['repeated members, a line each', document('users', `{${filled(() => '\n"a":1', half)}}`)],
    ['far more categories than there may be', document('categories', `[${entries}]`)],
    ['far more users than there may be', document('users', `{"users":[${entries}]}`)],
    ['far more rules than there may be', document('editorial-rules', `{"do":[${filled(() => '1', half)}]}`)],
    [
      'far more tones than there may be',
      document('editorial-rules', `{"tone_and_voice":{"overall_tone":{${filled((i) => `"${i}":1`, half)}}}}`),
    ],
    [
      'unknown members',
      document('categories', `[{${filled((index) => `"${index.toString(36)}":1`, half)}}]`),
    ],
    ['as many repeated members as are read', document('users', `{${filled(() => '\\n"a":1', 190_000)}}`)],
    ['lists within lists', document('categories', `[${filled(() => '[[1]]', half * 2)}]`)],
    ['escaped quotation marks', document('users', `["${'\\"'.repeat(150_000)}"]`)],
    ['brackets', document('users', '['.repeat(half))],
  ];

  it.each(documents)('%s, in a document, is 400 at once, with few words', async (_, body) => {
    for (let times = 0; times < 4; times += 1) {
      const answer = await raw(admin, '/api/config/save', body, json);
      expectProblem(answer, 400);
      expect((answer.body['errors'] as unknown[]).length).toBeLessThanOrEqual(100);
      expect(JSON.stringify(answer.body).length).toBeLessThan(100_000);
    }
  });
});

it.each(['gzip', 'br', 'x-unknown', 'gzip, identity'])(
  'a body that is packed as %s is 415',
  async (encoding) => {
    const answer = await raw(admin, '/api/users', '{}', { ...json, 'content-encoding': encoding });
    expectProblem(answer, 415);
    expect(answer.body['detail']).toBe('The body must be sent without a Content-Encoding.');
  },
);

it.each([
  ['nonsense'],
  [['2026-13-45T99:99:99.999Z', 'x']],
  [['2026-02-30T09:00:00.000Z', 'x']],
  [['0000-01-01T00:00:00.000Z', 'x']],
  [['2026-11-20T09:00:00.000Z', 'a\0']],
  [['2026-11-20T09:00:00.000Z', '\ud800']],
  [['2026-11-20T09:00:00.000Z', 7]],
  [[-1]],
  [[0.5]],
  [['9'.repeat(40)]],
  [['1; select 1']],
  [[null]],
  [{ length: 1 }],
])('the forged cursor %j is 400 wherever there are pages', async (key) => {
  const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
  const { body } = await admin.get<{
    paths: Record<string, { get?: { parameters: { name: string }[] } }>;
  }>('/api/openapi.json');
  const paged = Object.entries(body.paths).filter(([, { get }]) =>
    get?.parameters.some(({ name }) => name === 'cursor'),
  );
  expect(paged.length).toBeGreaterThan(5);
  for (const [path] of paged) {
    const answer = await admin.get(
      `${path.replace('{type}', 'users').replace('{id}', 'x')}?cursor=${cursor}`,
    );
    expect([path, answer.status]).toEqual([path, 400]);
    expect(answer.body['errors']).toMatchObject([{ field: 'cursor' }]);
  }
});

describe('what only operators may know', () => {
  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via'])(
    'is told on this machine, and not to who came by a proxy that adds %s',
    async (header) => {
      const visitor = application.visitor();
      const here = await visitor.get('/health/ready');
      expect([here.status, here.body]).toMatchObject([200, { parked: [], readModels: { trouble: null } }]);
      const { status, body } = await visitor.get('/health/ready', { [header]: 'localhost' });
      expect([status, body['status']]).toEqual([200, 'ready']);
      expect(body).not.toHaveProperty('parked');
      expect(body['readModels']).not.toHaveProperty('trouble');
      expect((await visitor.get('/metrics')).status).toBe(200);
      expectProblem(await visitor.get('/metrics', { [header]: 'localhost' }), 403);
    },
  );

  it('is told to administrators, wherever they are, and to no author', async () => {
    const told = await admin.get('/health/ready', fromElsewhere);
    expect(told.body).toMatchObject({
      parked: [],
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
    });
    const author = await application.author();
    const { body } = await author.get('/health/ready', fromElsewhere);
    expect(body).not.toHaveProperty('parked');
    expect(body).not.toHaveProperty('version');
  });

  it.each([
    [`Bearer ${metricsToken}`, 200],
    [metricsToken, 403],
    ['Bearer', 403],
    [`Bearer ${metricsToken}x`, 403],
  ])('is measured for who sends "%s" with %d', async (authorization, status) => {
    const answer = await application.visitor().get('/metrics', { ...fromElsewhere, authorization });
    expect(answer.status).toBe(status);
  });
});

it('a failed sign-in is logged with its address, and with a digest in place of the name', async () => {
  const warnings: unknown[] = [];
  const ignored = (): void => undefined;
  application.app.useLogger({
    log: ignored,
    error: ignored,
    warn: (message: unknown) => void warnings.push(message),
  });
  const body = { username: ' Nobody-Of-Ours ', password: 'wrong password' };
  const { status } = await application.visitor().post('/api/auth/login', body, fromElsewhere);
  expect([status, warnings]).toMatchObject([
    401,
    [{ address: '203.0.113.9', nameDigest: hash('sha256', 'nobody-of-ours') }],
  ]);
  expect(JSON.stringify(warnings)).not.toMatch(/nobody|wrong password/i);
});
