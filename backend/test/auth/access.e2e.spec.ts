import { TestApplication } from '../support/application.js';
import { routesOf, type Route } from '../support/routes.js';
import type { Visitor } from '../support/visitor.js';

/** Who may call each route: A administrators, U authors, – anybody. A new route must be added here. */
const expected: Readonly<Record<string, string>> = {
  'GET /api/articles': 'AU',
  'GET /api/articles/batches': 'AU',
  'GET /api/articles/batches/:id': 'AU',
  'GET /api/articles/drafts': 'AU',
  'DELETE /api/articles/drafts/:id': 'AU',
  'GET /api/articles/drafts/:id': 'AU',
  'PATCH /api/articles/drafts/:id': 'AU',
  'GET /api/articles/drafts/:id/history': 'AU',
  'GET /api/articles/drafts/:id/history/:revision': 'AU',
  'GET /api/articles/drafts/:id/proposals': 'AU',
  'POST /api/articles/drafts/:id/proposals': 'AU',
  'POST /api/articles/drafts/:id/proposals/:proposalId/accept': 'AU',
  'POST /api/articles/drafts/:id/proposals/:proposalId/reject': 'AU',
  'GET /api/articles/drafts/:id/origins': 'AU',
  'GET /api/articles/drafts/:id/prompt': 'A',
  'POST /api/articles/drafts/:id/restore': 'AU',
  'GET /api/articles/drafts/:id/packages': 'AU',
  'GET /api/articles/drafts/:id/packages/:number': 'AU',
  'GET /api/articles/drafts/:id/reviews': 'AU',
  'POST /api/articles/drafts/:id/reviews': 'AU',
  'GET /api/articles/drafts/:id/rule-report': 'AU',
  'GET /api/articles/drafts/:id/lineage': 'AU',
  'POST /api/audit/undo': 'A',
  'POST /api/articles/generate': 'AU',
  'POST /api/articles/generate-flexible-batch': 'AU',
  'GET /api/articles/weekly-count': 'U',
  'GET /api/generations': 'AU',
  'GET /api/generations/:id': 'AU',
  'POST /api/generations/:id/cancel': 'AU',
  'POST /api/generations/:id/outline': 'AU',
  'POST /api/generations/:id/retry': 'AU',
  'GET /api/articles/drafts/:id/download': 'AU',
  'GET /api/articles/drafts/:id/evidence': 'A',
  'GET /api/audit/checkpoints': 'A',
  'GET /api/audit/checkpoints/latest': 'A',
  'GET /api/audit/consistency': 'A',
  'GET /api/audit/evidence': 'A',
  'GET /api/audit/key': 'A',
  'GET /api/audit/verification': 'A',
  'POST /api/articles/check': 'AU',
  'GET /api/articles/drafts/:id/check-inputs': 'AU',
  'POST /api/articles/drafts/:id/findings/dismiss': 'AU',
  'POST /api/articles/drafts/:id/findings/reopen': 'AU',
  'GET /api/articles/drafts/:id/findings/dismissed': 'AU',
  'GET /api/audit': 'A',
  'GET /api/audit/export': 'A',
  'GET /api/audit/recent': 'A',
  'GET /api/credentials/certificate': 'A',
  'GET /api/credentials/root.pem': 'A',
  'GET /api/published/:id/:number/manifest.c2pa': 'AU',
  'GET /api/published/feed.atom': 'AU',
  'GET /api/published/feed.rss': 'AU',
  'GET /feeds/:file': '–',
  'GET /feeds/:token/images/:image/:seal': '–',
  'POST /api/credentials/check': 'AU',
  'POST /api/documents/convert': 'AU',
  'POST /api/auth/change-password': 'AU',
  'POST /api/auth/login': '–',
  'POST /api/auth/logout': '–',
  'GET /api/auth/methods': 'AU',
  'POST /api/auth/methods/passkeys': 'AU',
  'DELETE /api/auth/methods/passkeys/:id': 'AU',
  'PATCH /api/auth/methods/passkeys/:id': 'AU',
  'POST /api/auth/methods/passkeys/options': 'AU',
  'POST /api/auth/methods/recovery-codes': 'AU',
  'DELETE /api/auth/methods/totp': 'AU',
  'POST /api/auth/methods/totp': 'AU',
  'POST /api/auth/methods/totp/confirm': 'AU',
  'POST /api/auth/passkeys': '–',
  'POST /api/auth/passkeys/options': '–',
  'POST /api/auth/proof': 'AU',
  'POST /api/auth/second-factor': '–',
  'DELETE /api/auth/methods/sign-on/:id': 'AU',
  'POST /api/auth/methods/sign-on/:id': 'AU',
  'GET /api/auth/oidc/:provider': '–',
  'GET /api/auth/oidc/:provider/callback': '–',
  'GET /api/auth/oidc/:provider/proof': '–',
  'POST /api/auth/oidc/:provider/backchannel': '–',
  'POST /api/auth/oidc/backchannel': '–',
  'GET /api/auth/sessions': 'AU',
  'DELETE /api/auth/sessions': 'AU',
  'DELETE /api/auth/sessions/:id': 'AU',
  'GET /api/auth/user': 'AU',
  'GET /api/auth/ways-in': '–',
  'GET /api/categories': 'AU',
  'GET /api/config/:type/history': 'A',
  'GET /api/config/categories': 'AU',
  'GET /api/config/editorial-rules': 'A',
  'POST /api/config/editorial-rules/impact': 'A',
  'POST /api/config/editorial-rules/restore': 'A',
  'GET /api/config/personas': 'A',
  'POST /api/config/save': 'A',
  'GET /api/config/users': 'A',
  'GET /api/docs': 'AU',
  'GET /api/events': 'AU',
  'GET /api/images/:id': 'AU',
  'GET /api/images/earlier/:articleId': 'AU',
  'GET /api/images/:id/thumbnail': 'AU',
  'POST /api/images/download-proxy': 'AU',
  'POST /api/images/generate-for-article': 'AU',
  'POST /api/images/test-regenerate/:articleId': 'AU',
  'GET /api/imports': 'A',
  'POST /api/imports': 'A',
  'GET /api/imports/:id': 'A',
  'GET /api/imports/:id/items': 'A',
  'PUT /api/imports/:id/mapping': 'A',
  'POST /api/imports/:id/start': 'A',
  'POST /api/imports/:id/cancel': 'A',
  'GET /api/login': '–',
  'GET /api/notifications/deliveries': 'A',
  'POST /api/notifications/test': 'A',
  'GET /api/openapi.json': '–',
  'GET /api/personas': 'AU',
  'POST /api/personas': 'A',
  'GET /api/quality': 'A',
  'DELETE /api/personas/:id': 'A',
  'PUT /api/personas/:id': 'A',
  'GET /api/personas/:id/history': 'A',
  'POST /api/personas/:id/preview': 'A',
  'GET /api/personas/:id/profile': 'AU',
  'PUT /api/personas/:id/profile': 'AU',
  'PATCH /api/scheduler/config': 'A',
  'GET /api/scheduler/runs': 'A',
  'GET /api/scheduler/status': 'A',
  'POST /api/scheduler/toggle': 'A',
  'POST /api/scheduler/trigger': 'A',
  'GET /api/security/sign-on': 'A',
  'POST /api/security/sign-on/:provider/check': 'A',
  'GET /api/settings': '–',
  'GET /api/social-generator/labels': 'AU',
  'POST /api/social-generator/approve': 'AU',
  'POST /api/social-generator/generate': 'AU',
  'GET /api/sources': 'A',
  'POST /api/sources/read': 'AU',
  'GET /api/stats': 'AU',
  'GET /api/topic-generator/custom': 'AU',
  'POST /api/topic-generator/generate-custom': 'AU',
  'POST /api/topic-generator/generate-weekly': 'AU',
  'DELETE /api/topic-generator/idea/:id': 'AU',
  'GET /api/topic-generator/idea/:id': 'AU',
  'GET /api/topic-generator/weekly': 'AU',
  'GET /api/published': 'AU',
  'GET /api/published/feed.json': 'AU',
  'GET /api/tokens': 'A',
  'POST /api/tokens': 'A',
  'DELETE /api/tokens/:id': 'A',
  'GET /api/sites': 'A',
  'POST /api/sites': 'A',
  'DELETE /api/sites/:id': 'A',
  'PUT /api/sites/:id': 'A',
  'POST /api/sites/:id/check': 'A',
  'GET /api/sites/:id/deliveries': 'A',
  'POST /api/sites/:id/deliveries/:delivery/send': 'A',
  'GET /api/webhooks': 'A',
  'POST /api/webhooks': 'A',
  'DELETE /api/webhooks/:id': 'A',
  'PUT /api/webhooks/:id': 'A',
  'GET /api/webhooks/:id/deliveries': 'A',
  'POST /api/webhooks/:id/deliveries/:delivery/redeliver': 'A',
  'POST /api/webhooks/:id/rotate': 'A',
  'POST /api/webhooks/:id/test': 'A',
  'GET /api/users': 'A',
  'POST /api/users': 'A',
  'DELETE /api/users/:id': 'A',
  'PUT /api/users/:id': 'A',
  'POST /api/users/:id/invitation': 'A',
  'POST /api/users/:id/reset-password': 'A',
  'POST /api/users/:id/reset-sign-in': 'A',
  'GET /health/live': '–',
  'GET /health/ready': '–',
  'GET /metrics': '–',
};

const beforePasswordChange = ['GET /api/auth/user', 'POST /api/auth/change-password'];

let application: TestApplication;
let routes: Route[];
let admin: Visitor;
let author: Visitor;
let newcomer: Visitor;

beforeAll(async () => {
  application = await TestApplication.start();
  routes = routesOf(application.app);
  admin = await application.admin();
  author = await application.author('The Appraiser');
  await admin.post('/api/users', {
    username: 'newcomer',
    email: 'newcomer@example.com',
    firstName: 'New',
    lastName: 'Comer',
    password: 'given by another',
  });
  newcomer = await application.visitor().signIn('newcomer', 'given by another');
});
afterAll(() => application.stop());

const ask = (visitor: Visitor, { method, path }: Route) =>
  visitor.send(method, path, ['GET', 'HEAD'].includes(method) ? {} : { body: {} });

const guarded = (): Route[] => routes.filter(({ access }) => access !== 'public');

it('every route declares who may call it, and as it was agreed', () => {
  const declared = routes.map(({ name, access }) => [
    name,
    access === 'public'
      ? '–'
      : ['admin', 'author'].map((role, at) => (access?.includes(role as never) ? 'AU'[at] : '')).join(''),
  ]);
  expect(Object.fromEntries(declared)).toEqual(expected);
});

it('only these may be called before a temporary password is changed', () => {
  expect(routes.filter((route) => route.beforePasswordChange).map(({ name }) => name)).toEqual(
    beforePasswordChange,
  );
});

describe('whoever has no session', () => {
  it('gets 401 from every route that is not for anybody, for HEAD too', async () => {
    for (const route of guarded()) {
      const { status } = await ask(application.visitor(), route);
      expect(`${route.name} ${status}`).toBe(`${route.name} 401`);
      if (route.method !== 'GET') continue;
      const head = await application.visitor().send('HEAD', route.path);
      expect(`HEAD ${route.path} ${head.status}`).toBe(`HEAD ${route.path} 401`);
    }
  });

  it('gets 401 for a cookie that was never given', async () => {
    for (const token of ['x', '', 'a'.repeat(4_000)]) {
      const { status } = await application
        .visitor()
        .get('/api/auth/user', { cookie: `provenance_session=${token}` });
      expect(status).toBe(401);
    }
  });
});

describe.each(['admin', 'author'] as const)('an %s', (role) => {
  it('gets 403 where the role may not go, before anything else is looked at, and no refusal elsewhere', async () => {
    const visitor = role === 'admin' ? admin : author;
    for (const route of guarded()) {
      // Event streams have no end, so only the head is requested.
      const asked = route.path === '/api/events' ? { ...route, method: 'HEAD' } : route;
      const { status, body } = await ask(visitor, asked);
      const refused = status === 401 || (body as { type?: string })['type'] === '/problems/forbidden';
      expect(`${route.name} ${refused}`).toBe(`${route.name} ${!route.access?.includes(role)}`);
    }
  });
});

describe('a user who must change the password', () => {
  it('gets 403 that says so, from all but the few calls for that, those of other roles too', async () => {
    for (const route of guarded()) {
      const { status, body } = await ask(newcomer, route);
      const confined = status === 403 && String(body['type']).endsWith('/password-change-required');
      expect(`${route.name} ${confined}`).toBe(`${route.name} ${!route.beforePasswordChange}`);
    }
  });
});
