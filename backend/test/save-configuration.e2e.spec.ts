import { TestApplication } from './support/application.js';
import { fieldsOf, save } from './support/configuration.js';
import type { Visitor } from './support/visitor.js';

let application: TestApplication;
let admin: Visitor;
beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
});
afterAll(() => application.stop());

describe('whatever is saved', () => {
  it.each<[string, string, string]>([
    ['broken JSON', '[{"name": "x",}]', 'content'],
    ['nothing', '', 'content'],
    ['a NUL', '[{"name": "a\\u0000b", "description": "x"}]', 'content[0].name'],
    ['half a surrogate pair', '[{"name": "\\ud83d", "description": "x"}]', 'content[0].name'],
    [
      '__proto__',
      '[{"name": "x", "description": "y", "__proto__": {"admin": true}}]',
      'content[0].__proto__',
    ],
    ['constructor', '[{"name": "x", "description": "y", "constructor": 1}]', 'content[0].constructor'],
    ['brackets without end', '['.repeat(5_000) + ']'.repeat(5_000), `content${'[0]'.repeat(33)}`],
  ])('%s is refused with its path', async (_name, content, field) => {
    for (const type of ['categories', 'users', 'editorial-rules']) {
      const refused = await save(admin, type, content);
      expect([refused.status, fieldsOf(refused)]).toEqual([400, [field]]);
    }
  });

  it('a type that there is not', async () => {
    expect(await save(admin, 'personas', [])).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'configType' }] },
    });
    expect((await admin.get('/api/config/sources/history')).status).toBe(404);
  });

  it('only by administrators, whatever stands in the body', async () => {
    const author = await application.author();
    expect((await author.post('/api/config/save', { nonsense: 1 })).status).toBe(403);
    expect((await author.post('/api/config/editorial-rules/restore', {})).status).toBe(403);
    expect((await author.get('/api/config/users/history')).status).toBe(403);
    expect((await author.get('/api/config/editorial-rules')).status).toBe(403);
    expect((await author.get('/api/config/categories')).status).toBe(200);
  });
});
