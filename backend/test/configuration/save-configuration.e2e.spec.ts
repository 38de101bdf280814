import { TestApplication } from '../support/application.js';
import { fieldsOf, save } from '../support/configuration.js';
import type { Visitor } from '../support/visitor.js';

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
    ['a member twice', '[{"name": "x", "description": "y", "\\u006eame": "z"}]', 'content'],
    ['brackets without end', '['.repeat(5_000) + ']'.repeat(5_000), `content${'[0]'.repeat(33)}`],
  ])('%s is refused with its path', async (_name, content, field) => {
    for (const type of ['categories', 'users', 'editorial-rules']) {
      const refused = await save(admin, type, content);
      expect([refused.status, fieldsOf(refused)]).toEqual([400, [field]]);
    }
  });

  it.each(['__proto__', 'constructor'])('a member %s is refused beside every other fault', async (name) => {
    const refused = await save(admin, 'categories', `[{"name": "", "${name}": {"admin": true}}]`);
    expect(fieldsOf(refused)).toEqual(['name', 'description', name].map((field) => `content[0].${field}`));
    const user = await save(admin, 'users', `[{"email": 5, "${name}": {"admin": true}}]`);
    expect(fieldsOf(user)).toEqual(expect.arrayContaining(['content[0].email', `content[0].${name}`]));
  });

  it('a nesting that only the text has, not its value, is refused too', async () => {
    const depths = '['.repeat(100_000) + ']'.repeat(100_000);
    expect((await save(admin, 'categories', `{"a": ${depths}, "a": 1}`)).status).toBe(400);
  });

  const scripts = {
    Latin: 'Ärger, Ğöz & Łódź',
    Greek: 'Ρολόγια χειρός',
    Cyrillic: 'Часы и монеты',
    Arabic: 'ساعات ثمينة',
    Hebrew: 'שעונים ומטבעות',
    Devanagari: 'घड़ियाँ और सिक्के',
    Thai: 'นาฬิกาและเหรียญ',
    Han: '腕時計と硬貨',
    Hangul: '시계와 동전',
    Emoji: '👩‍👩‍👧‍👦 ⌚️ 🇨🇭',
    'Direction marks': 'left \u202eright\u202c left',
  };

  it.each(Object.entries(scripts))('text in %s comes back whole', async (script, text) => {
    const categories = (await admin.get<{ name: string }[]>('/api/categories')).body;
    const saved = await save(admin, 'categories', [...categories, { name: text, description: text }]);
    expect([script, saved.status]).toEqual([script, 200]);
    const { body } = await admin.get<object[]>('/api/categories');
    expect(body.at(-1)).toMatchObject({ name: text, description: text });

    const username = `in ${script}`;
    await save(admin, 'users', [{ username, email: 'a@example.com', firstName: text, lastName: text }]);
    const { users } = (await admin.get<{ users: object[] }>('/api/users')).body;
    expect(users).toContainEqual(expect.objectContaining({ username, firstName: text, lastName: text }));
  });

  it('a thousand of something are taken whole, or refused in one sentence', async () => {
    const thousand = Array.from({ length: 1_000 }, (_, index) => index);
    const person = (index: number) => ({
      username: `person ${index}`,
      email: 'p@example.com',
      firstName: 'P',
      lastName: String(index),
    });
    const categories = thousand.map((index) => ({ name: `Category ${index}`, description: 'x' }));
    expect((await save(admin, 'categories', categories)).body.detail).toBe('At most 200 categories.');
    const rules = (await admin.get<{ do: string[] }>('/api/config/editorial-rules')).body;
    const manyRules = { ...rules, do: thousand.map((index) => `Rule ${index}`) };
    expect((await save(admin, 'editorial-rules', manyRules)).body.detail).toBe('At most 200 entries.');
    const people = [...thousand, 1_000].map(person);
    expect((await save(admin, 'users', people)).body.detail).toBe('At most 1,000 users.');
    const taken = await save(admin, 'users', people.slice(0, 1_000));
    expect(taken).toMatchObject({ status: 200, body: { changes: { created: 1_000 } } });
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
