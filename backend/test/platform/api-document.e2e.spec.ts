import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TestApplication } from '../support/application.js';
import { routesOf } from '../support/routes.js';
import type { Visitor } from '../support/visitor.js';

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly security?: object[];
  readonly parameters?: { readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Record<string, { readonly example?: unknown }> };
  readonly responses: Record<string, { readonly content?: Record<string, { readonly example?: unknown }> }>;
  readonly 'x-problems': Record<string, string[]>;
}

let application: TestApplication;
let admin: Visitor;
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
  ({ paths } = (await application.visitor().get<{ paths: typeof paths }>('/api/openapi.json')).body);
});
afterAll(() => application.stop());

const operations = () => Object.values(paths).flatMap((path) => Object.values(path));

/** The routes for browsers and machines, which are not part of what others build on. */
const undescribed =
  /^(GET \/(api\/(docs|login|openapi\.json)|health\/(live|ready)|metrics)$|(GET|POST) \/api\/auth\/oidc\/)/;

describe('the API’s document', () => {
  it('has every route, with a sentence and who may call it', () => {
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    const routes = routesOf(application.app).filter(({ name }) => !undescribed.test(name));
    expect(described.sort()).toEqual(routes.map(({ name }) => name.replace(/\/$/, '')).sort());
    expect(operations().filter(({ summary = '', security }) => summary === '' || !security)).toEqual([]);
    expect(paths['/api/users/{id}']?.['put']?.security).toEqual([{ session: [] }]);
    expect(paths['/api/settings']?.['get']?.security).toEqual([]);
    expect(new Set(operations().map(({ operationId }) => operationId)).size).toBe(operations().length);
  });

  it('has an example of all that is JSON, and of every part of a path', () => {
    for (const { operationId, parameters = [], requestBody, responses } of operations()) {
      const media = [requestBody, ...Object.values(responses)].map(
        (part) => part?.content?.['application/json'] ?? { example: true },
      );
      const examples = [...media, ...parameters.filter((parameter) => parameter.in === 'path')];
      expect([operationId, examples.map(({ example }) => example)]).not.toContainEqual(
        expect.arrayContaining([undefined]),
      );
    }
  });

  it('names what is not found wherever a path names something', () => {
    const nameless = operations().filter(({ 'x-problems': { 404: codes } }) => codes?.length === 0);
    expect(nameless.map(({ operationId }) => operationId)).toEqual([]);
  });
});

/** The refusals that the sources spell out, with their kind: `new DomainError('conflict', 'duplicate-name', …`. */
function spelledOut(): Set<string> {
  const root = path.resolve('backend/src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!.*\/testing\/).*(?<!\.spec)\.ts$/.test(file),
  );
  const found = files.flatMap((file) => [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(/new DomainError\(\s*'([\w-]+)',\s*'([\w-]+)',/g),
  ]);
  return new Set(found.map(([, kind, code]) => `${kind} ${code}`));
}

const statusOf: Record<string, number> = {
  conflict: 409,
  forbidden: 403,
  limited: 429,
  'not-found': 404,
  stale: 412,
};

/**
 * The refusals that no operation of the document gives: those of the metrics, those that are put into an address on the
 * way back from a provider of sign-on, and the one that ends the reading of a cancelled import.
 */
const elsewhere = new Set([
  'metrics-token',
  'sign-on-taken',
  'too-many-links',
  'deactivated',
  'import-cancelled',
]);

it('every refusal of the sources is in the document, at the status of its kind', () => {
  const documented = new Set(
    operations().flatMap(({ 'x-problems': problems }) =>
      Object.entries(problems).flatMap(([status, codes]) => codes.map((code) => `${status} ${code}`)),
    ),
  );
  const refusals = [...spelledOut()].flatMap((refusal) => {
    const [kind = '', code = ''] = refusal.split(' ');
    return statusOf[kind] && !elsewhere.has(code) ? [`${statusOf[kind]} ${code}`] : [];
  });
  expect(refusals.length).toBeGreaterThan(40);
  expect(refusals.filter((refusal) => !documented.has(refusal))).toEqual([]);
});

const none = '00000000-0000-4000-8000-000000000000';
const persona = { name: 'Binder', aboutMe: 'Binds.', writingStyle: 'Plain.', context: 'Books.' };
const stale = { 'if-match': '"999999"' };

describe('an error that an operation gives is among those that it names', () => {
  it.each<[string, string, string, number, unknown?, Record<string, string>?]>([
    ['GET', '/api/articles', '/api/articles?limit=0', 400],
    ['GET', '/api/articles', '/api/articles?cursor=x', 400],
    ['GET', '/api/articles/drafts/{id}', `/api/articles/drafts/${none}`, 404],
    ['PATCH', '/api/articles/drafts/{id}', `/api/articles/drafts/${none}`, 404, { title: 'x' }],
    ['PATCH', '/api/articles/drafts/{id}', `/api/articles/drafts/${none}`, 400, {}, { 'if-match': 'x' }],
    ['POST', '/api/personas', '/api/personas', 400, persona, { 'idempotency-key': 'a b' }],
    ['POST', '/api/personas', '/api/personas', 403, persona, { origin: 'https://evil.example' }],
    ['POST', '/api/personas', '/api/personas', 415, persona, { 'content-encoding': 'br' }],
    ['PUT', '/api/personas/{id}', `/api/personas/${none}`, 404, { name: 'x' }],
    ['GET', '/api/personas/{id}/history', `/api/personas/${none}/history`, 404],
    ['GET', '/api/config/{type}/history', '/api/config/none/history', 404],
    ['GET', '/api/config/editorial-rules', '/api/config/editorial-rules?revision=99', 404],
    ['POST', '/api/config/save', '/api/config/save', 400, { configType: 'users', content: '{' }],
    ['POST', '/api/config/save', '/api/config/save', 412, { configType: 'categories', content: '[]' }, stale],
    ['PUT', '/api/users/{id}', `/api/users/${none}`, 404, { firstName: 'x' }],
    ['DELETE', '/api/users/{id}', `/api/users/${none}`, 404],
    ['POST', '/api/auth/login', '/api/auth/login', 401, { username: 'x', password: 'y' }],
    ['POST', '/api/articles/generate', '/api/articles/generate', 400, { categoryId: 'x', personaId: 'y' }],
    ['GET', '/api/articles/batches', '/api/articles/batches?key=x', 404],
    ['GET', '/api/articles/weekly-count', '/api/articles/weekly-count', 403],
    ['POST', '/api/generations/{id}/cancel', `/api/generations/${none}/cancel`, 404],
    ['GET', '/api/images/{id}', `/api/images/${none}`, 404],
    ['POST', '/api/sources/read', '/api/sources/read', 400, { url: 'http://127.0.0.1/' }],
    ['GET', '/api/topic-generator/idea/{id}', `/api/topic-generator/idea/${none}`, 404],
    ['POST', '/api/audit/undo', '/api/audit/undo', 404, { position: 999_999_999, preview: true }],
    ['GET', '/api/audit/consistency', '/api/audit/consistency?from=2&to=1', 400],
    [
      'POST',
      '/api/webhooks',
      '/api/webhooks',
      400,
      { url: 'http://127.0.0.1/', events: ['article.promoted'] },
    ],
    ['DELETE', '/api/tokens/{id}', `/api/tokens/${none}`, 404],
  ])('%s %s: %s is %d', async (method, described, address, status, ...[body, headers]) => {
    const answer = await admin.send(method, address, { body, ...(headers && { headers }) });
    expect([answer.status, answer.body['type']]).toEqual([status, expect.stringMatching(/^\/problems\//)]);
    const named = paths[described]?.[method.toLowerCase()]?.['x-problems'][status] ?? [];
    expect(named).toContain(String(answer.body['type']).replace('/problems/', ''));
  });

  it('also where nobody is signed in', async () => {
    for (const { method, path, access } of routesOf(application.app)) {
      if (access === 'public' || method !== 'GET') continue;
      const { status, body } = await application.visitor().send(method, path);
      expect([path, status, body['type']]).toEqual([path, 401, '/problems/unauthenticated']);
    }
    for (const { security, 'x-problems': problems } of operations()) {
      expect(problems[401]?.includes('unauthenticated') ?? false).toBe((security ?? []).length > 0);
    }
  });
});
