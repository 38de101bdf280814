import { randomUUID } from 'node:crypto';
import { CreatePersona } from '../../src/personas/domain/persona.commands.js';
import { personaDecider } from '../../src/personas/domain/persona.decider.js';
import { systemActor } from '../../src/platform/event-sourcing/actor.js';
import { AggregateStore } from '../../src/platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../src/platform/event-sourcing/command-context.js';
import { TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { fieldsOf, save, tagOf } from '../support/configuration.js';
import type { Visitor } from '../support/visitor.js';

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
    // The document can be saved as it is read, and that changes nothing.
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

  describe('that are gone', () => {
    const categoriesOf = async (persona: string): Promise<string[] | undefined> => {
      const { body } = await admin.get<{ id: string; categories: string[] }[]>('/api/personas');
      return body.find(({ id }) => id === persona)?.categories;
    };

    beforeAll(async () => {
      const passing = { name: 'Passing', description: 'Soon gone.' };
      await save(admin, 'categories', [...(await categories()), passing]);
    });

    it('are taken off personas', async () => {
      const { body } = await admin.post<{ persona: { id: string } }>('/api/personas', {
        name: 'The Passenger',
        aboutMe: 'I pass.',
        categories: ['passing', 'collectibles'],
      });
      const { id } = body.persona;
      const stay = (await categories()).filter((category) => category.id !== 'passing');
      expect((await save(admin, 'categories', stay)).status).toBe(200);
      expect(await categoriesOf(id)).toEqual(['collectibles']);
      const profile = await admin.get<{ categories: object[] }>(`/api/personas/${id}/profile`);
      expect(profile.body.categories).toMatchObject([{ id: 'collectibles' }]);
      const { body: history } = await admin.get(`/api/personas/${id}/history`);
      expect(history).toMatchObject({ events: [{ actor: { kind: 'user', name: 'Admin User' } }, {}] });
    });

    it('count as nobody’s change for who saves the persona as it was before', async () => {
      const going = ['one', 'two'].map((name) => ({ name: `Going ${name}`, description: 'Soon gone.' }));
      await save(admin, 'categories', [...(await categories()), ...going]);
      const made = await admin.post<{ persona: { id: string } }>('/api/personas', {
        name: 'The Patient',
        aboutMe: 'I wait.',
        categories: ['going-one', 'going-two', 'collectibles'],
      });
      const { id } = made.body.persona;
      for (const name of ['going-one', 'going-two']) {
        await save(
          admin,
          'categories',
          (await categories()).filter((category) => category.id !== name),
        );
      }
      const put = (changes: object, revision: number, path = '') =>
        admin.put<{ persona: { revision: number } }>(`/api/personas/${id}${path}`, changes, {
          'if-match': `"${revision}"`,
        });
      // One save has the categories of the form, of which two are gone; the others have none.
      const form = { aboutMe: 'I waited.', categories: ['going-one', 'going-two', 'collectibles'] };
      expect(await put(form, 0)).toMatchObject({ status: 200, body: { persona: { revision: 3 } } });
      expect((await put({ aboutMe: 'Late.' }, 0)).status).toBe(412);
      expect((await put({ aboutMe: 'Late.' }, 2)).status).toBe(412);
      const again = { name: 'Going again', description: 'Soon gone.' };
      await save(admin, 'categories', [...(await categories()), again]);
      expect((await put({ categories: ['going-again', 'collectibles'] }, 3)).status).toBe(200);
      await save(
        admin,
        'categories',
        (await categories()).filter((one) => one.id !== 'going-again'),
      );
      // Both have changed the categories.
      expect((await put({ categories: [] }, 4)).status).toBe(412);
      const profile = { description: 'I still wait.', writingStyle: '', expertise: '' };
      expect((await put(profile, 4, '/profile')).status).toBe(200);
      expect(await categoriesOf(id)).toEqual(['collectibles']);
    });

    it('do not keep a persona from being deleted as it was before', async () => {
      await save(admin, 'categories', [...(await categories()), { name: 'Leaving', description: 'x' }]);
      const made = await admin.post<{ persona: { id: string } }>('/api/personas', {
        name: 'The Fleeting',
        aboutMe: 'I go.',
        categories: ['leaving'],
      });
      await save(
        admin,
        'categories',
        (await categories()).filter(({ id }) => id !== 'leaving'),
      );
      const path = `/api/personas/${made.body.persona.id}`;
      expect((await admin.delete(path, { 'if-match': '"0"' })).status).toBe(200);
    });

    it('are taken off a persona that gains one at that moment, too', async () => {
      const id = randomUUID();
      const context = internalContext(systemActor);
      const fields = {
        name: 'The Latecomer',
        aboutMe: 'I am late.',
        writingStyle: '',
        context: '',
        tonePillars: [],
        writingAngle: '',
        expertise: '',
        categories: ['passing', 'collectibles'],
      };
      const create = new CreatePersona(context, id, fields);
      await application.app.get(AggregateStore).handle(personaDecider, id, create, context);
      await eventually(async () => expect(await categoriesOf(id)).toEqual(['collectibles']));
      // Somebody who still has it in an open form can save.
      const changes = { expertise: 'Trains', categories: ['passing', 'collectibles'] };
      const saved = await admin.put(`/api/personas/${id}`, changes);
      expect(saved).toMatchObject({
        status: 200,
        body: { persona: { expertise: 'Trains', categories: ['collectibles'] } },
      });
    });
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
