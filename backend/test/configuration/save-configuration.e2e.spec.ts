import { TestApplication } from '../support/application.js';
import { fieldsOf, save, tagOf, type Outcome } from '../support/configuration.js';
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

describe('editorial rules', () => {
  interface Rules {
    readonly do: string[];
    readonly tone_and_voice: { readonly overall_tone: Readonly<Record<string, string>> };
  }

  const rules = async (): Promise<Rules> => (await admin.get<Rules>('/api/config/editorial-rules')).body;

  it('are set, kept by revision, told in a history, and set back', async () => {
    const before = await rules();
    const base = await tagOf(admin, 'editorial-rules');
    const changed = { ...before, do: ['Name the source of every figure twice.', ...before.do] };
    const saved = await save(admin, 'editorial-rules', changed, { 'if-match': base });
    expect(saved).toMatchObject({ status: 200, body: { changes: { created: 1, updated: 0, removed: 0 } } });
    expect(await rules()).toEqual(changed);
    expect((await save(admin, 'editorial-rules', before, { 'if-match': base })).status).toBe(412);

    const restored = await admin.post<Outcome>('/api/config/editorial-rules/restore', { revision: 0 });
    expect(restored).toMatchObject({ status: 200, body: { success: true } });
    expect(await rules()).toEqual(before);
    const history = await admin.get<{ events: object[] }>('/api/config/editorial-rules/history');
    expect(history.body.events).toMatchObject([
      {
        revision: 2,
        summary: expect.stringMatching(/restored the editorial rules to revision 0$/) as string,
      },
      {
        revision: 1,
        summary: expect.stringMatching(/changed the editorial rules: Content Rules$/) as string,
        changes: [{ field: 'do[0]', from: null, to: 'Name the source of every figure twice.' }],
      },
      { revision: 0, actor: { kind: 'system' } },
    ]);
    const earlier = await admin.get<Rules>('/api/config/editorial-rules?revision=1');
    expect([earlier.body, earlier.headers.get('etag')]).toEqual([changed, '"1"']);
    for (const revision of [99, 3]) {
      expect((await admin.get(`/api/config/editorial-rules?revision=${revision}`)).status).toBe(404);
      expect((await admin.post('/api/config/editorial-rules/restore', { revision })).status).toBe(404);
    }
    expect((await admin.post('/api/config/editorial-rules/restore', { revision: '0' })).status).toBe(400);
  });

  it('may have entries of the tone named like members of every object', async () => {
    const { tone_and_voice, ...others } = await rules();
    const changed = {
      ...others,
      tone_and_voice: { ...tone_and_voice, overall_tone: { constructor: 'Builds.' } },
    };
    expect((await save(admin, 'editorial-rules', changed)).status).toBe(200);
    expect(await rules()).toEqual(changed);
    await save(admin, 'editorial-rules', { ...others, tone_and_voice });
    expect(await rules()).toEqual({ ...others, tone_and_voice });
  });

  it('keep their entries of the tone in the order of the house', async () => {
    const { tone_and_voice, ...others } = await rules();
    const overall_tone = { warmth: 'A little.', zeal: 'None.', candour: 'All of it.' };
    await save(admin, 'editorial-rules', { ...others, tone_and_voice: { ...tone_and_voice, overall_tone } });
    const { tone_and_voice: kept } = await rules();
    expect(Object.keys(kept.overall_tone)).toEqual(['warmth', 'zeal', 'candour']);
    expect(Object.keys(kept)).toEqual(['background', 'overall_tone']);
    expect(Object.keys(await rules())).toEqual([
      'format_and_quality_standards',
      'do',
      'do_not',
      'tone_and_voice',
      'topic_inspiration',
      'article_generation_schedule',
    ]);
    await save(admin, 'editorial-rules', { ...others, tone_and_voice });
  });

  it('answer a save that is repeated under its key as the first time', async () => {
    const changed = { ...(await rules()), do: ['Say it once.'] };
    const again = () => save(admin, 'editorial-rules', changed, { 'idempotency-key': 'say-it-once' });
    const [first, second] = [await again(), await again()];
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  it('are read as they stood at a revision', async () => {
    const before = await rules();
    const base = await tagOf(admin, 'editorial-rules');
    await save(admin, 'editorial-rules', { ...before, do: ['Say how it is known.'] });
    const revision = /\d+/.exec(base)?.[0];
    const old = await admin.get<Rules>(`/api/config/editorial-rules?revision=${revision}`);
    expect([old.body, old.headers.get('etag')]).toEqual([before, base]);
    expect((await admin.get('/api/config/editorial-rules?revision=99')).status).toBe(404);
    expect((await admin.get('/api/config/editorial-rules?revision=x')).status).toBe(400);
  });

  it.each<[string, (document: Rules) => unknown, string]>([
    ['a missing part', ({ do: _, ...rest }) => rest, 'content.do'],
    ['an unknown part', (document) => ({ ...document, extra: 1 }), 'content.extra'],
    ['an empty entry', (document) => ({ ...document, do: [...document.do, ' '] }), 'content.do[n]'],
    [
      'a repeated entry',
      (document) => ({ ...document, do: [...document.do, document.do[0]] }),
      'content.do[n]',
    ],
    ['no document', () => [], 'content'],
    ['a number', () => 5, 'content'],
  ])('refuse %s, and nothing is saved', async (_name, spoil, path) => {
    const before = await rules();
    const refused = await save(admin, 'editorial-rules', spoil(before));
    expect([refused.status, fieldsOf(refused)]).toEqual([
      400,
      [path.replace('[n]', `[${before.do.length}]`)],
    ]);
    expect(await rules()).toEqual(before);
  });
});
