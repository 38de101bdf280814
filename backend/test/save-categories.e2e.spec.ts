import { SaveCategories } from '../src/editorial/domain/categories.commands.js';
import { categoriesDecider } from '../src/editorial/domain/categories.decider.js';
import { systemActor } from '../src/platform/event-sourcing/actor.js';
import { AggregateStore } from '../src/platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../src/platform/event-sourcing/command-context.js';
import { TestApplication } from './support/application.js';
import { fieldsOf, save, tagOf } from './support/configuration.js';
import type { Visitor } from './support/visitor.js';

interface Category {
  readonly id?: string;
  readonly name: string;
  readonly description: string;
  readonly color?: string;
}

let application: TestApplication;
let admin: Visitor;
beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
});
afterAll(() => application.stop());

const categories = async (): Promise<Category[]> => (await admin.get<Category[]>('/api/categories')).body;

describe('categories', () => {
  it('are saved as the whole list, and read at once by everyone', async () => {
    const before = await categories();
    const wine = { name: 'Wine & Spirits', description: 'Bottles.' };
    const wanted = [wine, { ...before[1], name: 'Things' }, before[0]];
    const saved = await save(admin, 'categories', wanted, { 'if-match': await tagOf(admin, 'categories') });
    expect(saved).toMatchObject({
      status: 200,
      body: { success: true, changes: { created: 1, updated: 1, removed: 3 } },
    });
    const author = await application.author();
    expect((await author.get('/api/categories')).body).toEqual([
      { id: 'wine-spirits', ...wine, color: '#6366f1' },
      { ...before[1], name: 'Things' },
      before[0],
    ]);
    expect(saved.headers.get('etag')).toBe(await tagOf(admin, 'categories'));
    // As it is read, it can be saved; and that changes nothing.
    const { body } = await admin.get('/api/config/categories');
    expect((await save(admin, 'categories', body)).body.changes).toEqual({
      created: 0,
      updated: 0,
      removed: 0,
    });
  });

  it('get ids from any name with which they can be saved, written about and looked for', async () => {
    const before = await categories();
    const long = 'İ'.repeat(80);
    const named = ['😀😀', '🦉', 'Watches!', 'Watches?', long].map((name) => ({ name, description: 'x' }));
    await save(admin, 'categories', [...before, ...named]);
    const list = (await categories()) as (Category & { id: string })[];
    const fifth = { name: 'One more', description: 'x' };
    const saved = await save(admin, 'categories', [...list, fifth]);
    expect(saved).toMatchObject({ status: 200, body: { changes: { created: 1, updated: 0, removed: 0 } } });
    const [persona] = (await admin.get<{ id: string }[]>('/api/personas')).body;
    const categoryId = list.at(-1)?.id ?? '';
    const written = await admin.post('/api/articles/generate', { categoryId, personaId: persona?.id });
    expect(written.status).toBe(201);
    const found = await admin.get(`/api/articles?category=${encodeURIComponent(categoryId)}`);
    expect(found.body).toMatchObject({ total: 1, items: [{ category: long }] });
    await save(admin, 'categories', before);
  });

  it('that are gone are taken off personas', async () => {
    await save(admin, 'categories', [
      ...(await categories()),
      { name: 'Passing', description: 'Soon gone.' },
    ]);
    const { id } = (
      await admin.post<{ persona: { id: string } }>('/api/personas', {
        name: 'The Passenger',
        aboutMe: 'I pass.',
        categories: ['passing', 'collectibles'],
      })
    ).body.persona;
    await save(
      admin,
      'categories',
      (await categories()).filter((category) => category.id !== 'passing'),
    );
    const personas = (await admin.get<{ id: string; categories: string[] }[]>('/api/personas')).body;
    expect(personas.find((persona) => persona.id === id)?.categories).toEqual(['collectibles']);
    const profile = await admin.get<{ categories: object[] }>(`/api/personas/${id}/profile`);
    expect(profile.body.categories).toMatchObject([{ id: 'collectibles' }]);
  });

  it('that are gone are taken off personas, also when the server was cut off in between', async () => {
    const own = await TestApplication.start();
    const first = await own.admin();
    await first.post('/api/personas', {
      name: 'The Survivor',
      aboutMe: 'I stay.',
      categories: ['market-intel'],
    });
    const list = (await first.get<Category[]>('/api/categories')).body as (Category & {
      id: string;
      color: string;
    })[];
    const context = internalContext(systemActor);
    const command = new SaveCategories(
      context,
      list.filter(({ id }) => id !== 'market-intel'),
      undefined,
    );
    await own.app.get(AggregateStore).handle(categoriesDecider, 'house', command, context);
    await own.app.close();

    const again = await TestApplication.start({ servers: own.servers });
    const { body } = await (
      await again.admin()
    ).get<{ name: string; categories: string[] }[]>('/api/personas');
    await again.stop();
    expect(body.flatMap(({ categories: ids }) => ids)).not.toContain('market-intel');
  });

  it('saved twice from the same base: the second is told who was first', async () => {
    const base = await tagOf(admin, 'categories');
    const list = await categories();
    const [first] = list;
    await save(admin, 'categories', [{ ...first, description: 'First.' }, ...list.slice(1)], {
      'if-match': base,
    });
    const second = await save(admin, 'categories', [{ ...first, description: 'Second.' }], {
      'if-match': base,
    });
    expect(second).toMatchObject({
      status: 412,
      body: { current: { by: { id: expect.any(String) as string } } },
    });
    expect((await categories())[0]?.description).toBe('First.');
  });

  it('are all saved or none', async () => {
    const before = await categories();
    const bad = await save(admin, 'categories', [
      ...before,
      { name: 'New', description: 'x' },
      { name: 'Bad' },
    ]);
    expect([bad.status, bad.body.detail]).toEqual([400, 'Name and description are required']);
    expect(fieldsOf(bad)).toEqual([`content[${before.length + 1}].description`]);
    expect(await categories()).toEqual(before);
  });

  it('keep a history', async () => {
    const { body } = await admin.get<{ events: { summary: string }[] }>(
      '/api/config/categories/history?limit=1000',
    );
    const told = body.events.map(({ summary }) => summary);
    expect(told[0]).toMatch(/changed the description of the category “Wine & Spirits”$/);
    expect(told.at(-1)).toBe('System added the category “Luxury Assets”');
  });
});
