import { TestApplication } from '../support/application.js';
import { addAuthor, type Author } from '../support/authors.js';
import type { Visitor } from '../support/visitor.js';

interface Persona {
  readonly id: string;
  readonly name: string;
  readonly aboutMe: string;
  readonly tone_pillars: string[];
  readonly categories: string[];
  readonly revision: number;
}
interface Problem {
  readonly detail: string;
  readonly errors?: { readonly field: string; readonly message: string }[];
}

let application: TestApplication;
let admin: Visitor;
beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
});
afterAll(() => application.stop());
let made = 0;
const path = ({ id }: Persona, rest = ''): string => `/api/personas/${id}${rest}`;

type Saved = { readonly success: boolean; readonly persona: Persona } & Problem;

const whole = {
  name: 'The Registrar',
  aboutMe: 'I write down what comes in.',
  writingStyle: 'Short.',
  context: 'Never guesses.',
  tone_pillars: ['Exact', 'Calm'],
  writingAngle: 'Where was it before?',
  expertise: 'Loans',
  categories: ['collectibles'],
};
const create = async (fields: Record<string, unknown> = {}): Promise<Persona> => {
  const name = `Persona ${(made += 1)}`;
  const answer = await admin.post<Saved>('/api/personas', { ...whole, name, ...fields });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.persona;
};

describe('an administrator', () => {
  it('finds the first five personas', async () => {
    const { body } = await admin.get<Persona[]>('/api/personas');
    expect(body.slice(0, 5).map(({ name }) => name)).toEqual([
      'The Appraiser',
      'The Underwriter',
      'The Archivist',
      'The Market Watcher',
      'The Collector',
    ]);
  });

  it('adds a persona, and sees it at once, in the list and in the configuration', async () => {
    const added = await admin.post<Saved>('/api/personas', whole);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ success: true, persona: { ...whole, revision: 0 } });
    const { persona } = added.body;
    expect((await admin.get<Persona[]>('/api/personas')).body).toContainEqual(persona);
    const configuration = await admin.get<{ personas: Persona[] }>('/api/config/personas');
    expect(configuration.body.personas).toContainEqual(persona);
    const duplicate = await admin.post<Problem>('/api/personas', { ...whole, name: 'THE REGISTRAR' });
    expect(duplicate.status).toBe(409);
  });

  it('needs a name and an about-me only', async () => {
    const persona = await create({
      name: '  The Bare  ',
      ...Object.fromEntries(
        ['writingStyle', 'context', 'tone_pillars', 'writingAngle', 'expertise', 'categories'].map(
          (field) => [field, undefined],
        ),
      ),
    });
    expect(persona).toMatchObject({ name: 'The Bare', tone_pillars: [], categories: [] });
  });

  it('adds one persona when the same request is repeated', async () => {
    const key = { 'idempotency-key': 'one-persona' };
    const body = { ...whole, name: 'Once' };
    const [first, second] = await Promise.all([
      admin.post<Saved>('/api/personas', body, key),
      admin.post<Saved>('/api/personas', body, key),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });

  it('changes only what is sent', async () => {
    const persona = await create();
    const changed = await admin.put<Saved>(path(persona), { id: persona.id, expertise: 'Claims' });
    expect(changed.body.persona).toEqual({ ...persona, expertise: 'Claims', revision: 1 });
    expect(changed.headers.get('etag')).toBe('"1"');
    const same = await admin.put<Saved>(path(persona), { expertise: 'Claims' });
    expect([same.status, same.body.persona.revision]).toEqual([200, 1]);
  });

  it('is told who saved in the meantime', async () => {
    const persona = await create();
    await admin.put(path(persona), { aboutMe: 'Theirs.' }, { 'if-match': '"0"' });
    const stale = await admin.put(path(persona), { aboutMe: 'Mine.' }, { 'if-match': '"0"' });
    expect(stale).toMatchObject({
      status: 412,
      body: { current: { revision: 1, by: { name: expect.any(String) as string } } },
    });
    const unchanged = await admin.put(path(persona), { aboutMe: 'Theirs.' }, { 'if-match': '"0"' });
    expect(unchanged.status).toBe(412);
  });

  it('deletes a persona, whose name is free again', async () => {
    const persona = await create({ name: 'The Fleeting' });
    expect((await admin.delete<Saved>(path(persona))).body).toMatchObject({ success: true });
    for (const answer of [
      await admin.delete(path(persona)),
      await admin.put(path(persona), { aboutMe: 'x' }),
      await admin.get(path(persona, '/profile')),
      await admin.post(path(persona, '/preview')),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await create({ name: 'the fleeting' })).id).not.toBe(persona.id);
    expect((await admin.get(path(persona, '/history'))).status).toBe(200);
  });

  it('cannot delete the persona of an active author', async () => {
    const author = await application.author('The Archivist');
    const assigned = (await author.get<Persona[]>('/api/personas')).body[0] as Persona;
    const refused = await admin.delete<Problem>(path(assigned));
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('The Archivist');
  });

  it('hears the voice, also of changes that are not saved, and nothing is kept', async () => {
    const persona = await create();
    const heard = await admin.post<{ paragraph: string; provider: string }>(path(persona, '/preview'));
    expect(heard.status).toBe(200);
    expect(heard.body).toMatchObject({ provider: 'demo' });
    expect(heard.body.paragraph).toContain('I write down what comes in.');
    const other = await admin.post<{ paragraph: string }>(path(persona, '/preview'), {
      aboutMe: 'I sing of objects.',
    });
    expect(other.body.paragraph).toContain('I sing of objects.');
    const history = await admin.get<{ events: unknown[] }>(path(persona, '/history'));
    expect(history.body.events).toHaveLength(1);
  });

  it('hears a voice once under one key, and refuses the key for another', async () => {
    const preview = path(await create(), '/preview');
    const key = { 'idempotency-key': 'one-hearing' };
    const [first, again] = await Promise.all([
      admin.post(preview, { aboutMe: 'I hum.' }, key),
      admin.post(preview, { aboutMe: 'I hum.' }, key),
    ]);
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await admin.post(preview, { aboutMe: 'I whistle.' }, key)).status).toBe(409);
  });

  it('reads the history, newest first, page by page', async () => {
    const persona = await create({ name: 'The Storied' });
    await admin.put(path(persona), { name: 'The Retold', tone_pillars: ['Exact'] });
    await admin.put(path(persona), { context: '' });
    const first = await admin.get<{ events: object[]; nextCursor: string }>(
      path(persona, '/history?limit=2'),
    );
    expect(first.body.events).toMatchObject([
      {
        revision: 2,
        type: 'PersonaChanged',
        changes: [{ field: 'context', from: 'Never guesses.', to: '' }],
      },
      {
        revision: 1,
        actor: { kind: 'user', role: 'admin' },
        summary: expect.stringContaining('renamed the persona “The Storied” to “The Retold”') as string,
        changes: [
          { field: 'name', from: 'The Storied', to: 'The Retold' },
          { field: 'tonePillars', from: ['Exact', 'Calm'], to: ['Exact'] },
        ],
      },
    ]);
    const rest = await admin.get<{ events: object[] }>(
      path(persona, `/history?limit=2&cursor=${first.body.nextCursor}`),
    );
    expect(rest.body).toMatchObject({ events: [{ revision: 0, type: 'PersonaCreated' }], nextCursor: null });
    expect((await admin.get('/api/personas/nobody/history')).status).toBe(404);
  });
});

describe('what is refused', () => {
  const required = 'Name and About Me are required';

  it.each(['name', 'aboutMe'])('a persona without %s, in the words of the form', async (field) => {
    for (const value of [undefined, ' ', null]) {
      const answer = await admin.post<Problem>('/api/personas', { ...whole, [field]: value });
      expect(answer).toMatchObject({
        status: 400,
        body: { detail: required, errors: [{ field, message: required }] },
      });
    }
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a name of two lines', { name: 'a\nb' }, 'name'],
    ['a name with a blank of no width', { name: 'The\u200bRefused' }, 'name'],
    ['a name that turns the direction', { name: 'The \u202eRefused' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(81) }, 'name'],
    ['a name that is too long when it is written out', { name: '㍿'.repeat(30) }, 'name'],
    ['a number for a text', { context: 5 }, 'context'],
    ['null', { expertise: null }, 'expertise'],
    ['a blank tone pillar', { tone_pillars: ['Exact', '  '] }, 'tone_pillars[1]'],
    ['a repeated tone pillar', { tone_pillars: ['Exact', 'Calm', ' Exact '] }, 'tone_pillars[2]'],
    ['a repeated category', { categories: ['collectibles', 'collectibles'] }, 'categories[1]'],
    ['an unknown category', { categories: ['collectibles', 'stamps'] }, 'categories[1]'],
    ['an unknown field', { motto: 'x' }, 'motto'],
    ['a NUL', { context: 'a\0b' }, 'context'],
    ['half a surrogate pair', { writingStyle: '\ud83d' }, 'writingStyle'],
  ])('%s', async (_name, fields, field) => {
    const answer = await admin.post<Problem>('/api/personas', { ...whole, name: 'The Refused', ...fields });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map((error) => error.field)).toEqual([field]);
    const { body } = await admin.get<Persona[]>('/api/personas');
    expect(body.filter(({ name }) => name === 'The Refused')).toEqual([]);
  });

  it('another id in the body than in the address', async () => {
    const persona = await create();
    const answer = await admin.put<Problem>(path(persona), { id: 'other', aboutMe: 'x' });
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'id']);
  });
});

interface User {
  readonly id: string;
  readonly assignedPersona: string | null;
}

const password = 'chosen by myself';

async function persona(): Promise<{ id: string; name: string }> {
  const asked = { name: `Passing ${(made += 1)}`, aboutMe: 'I do not stay.' };
  return (await admin.post<{ persona: { id: string; name: string } }>('/api/personas', asked)).body.persona;
}

const change = (id: string, body: object) => admin.put<Record<string, unknown>>(`/api/users/${id}`, body);
const remove = async (path: string) => expect((await admin.delete(path)).status).toBe(200);

describe('an administrator whose persona was deleted since', () => {
  it('is saved with it as long as it stays, and with no other that there is not', async () => {
    const [own, other] = [await persona(), await persona()];
    const fields = {
      username: 'editor',
      email: 'editor@example.com',
      firstName: 'Ed',
      lastName: 'Itor',
      role: 'admin',
      assignedPersona: own.id,
    };
    const added = await admin.post<{ user: User }>('/api/users', { ...fields, password });
    const { id } = added.body.user;
    await remove(`/api/personas/${own.id}`);
    await remove(`/api/personas/${other.id}`);

    const saved = { ...fields, email: 'ed@example.com' };
    expect(await change(id, saved)).toMatchObject({ status: 200, body: { user: saved } });
    expect(await change(id, { ...saved, assignedPersona: other.id })).toMatchObject({
      status: 400,
      body: { detail: 'Persona not found.', errors: [{ field: 'assignedPersona' }] },
    });
  });
});

describe('an author whose persona was deleted before coming back', () => {
  let author: Author;
  beforeAll(async () => {
    const own = await persona();
    author = await addAuthor(admin, 'returner', password, own.name);
    const { id } = (await author.get<User>('/api/auth/user')).body;
    await remove(`/api/users/${id}`);
    await remove(`/api/personas/${own.id}`);
    expect((await change(id, { isActive: true })).status).toBe(200);
    await author.signIn('returner', password);
  });

  it.each([
    ['/api/articles/generate', { categoryId: 'collectibles' }],
    ['/api/articles/generate-flexible-batch', { categories: ['collectibles'], articleCount: 1 }],
  ])('is answered by %s like one without', async (path, order) => {
    expect(await author.post(path, order)).toMatchObject({
      status: 409,
      body: { type: '/problems/no-persona-assigned', detail: 'No persona is assigned to you.' },
    });
  });
});

describe('an author', () => {
  it('knows the assigned persona only, and edits three things of it', async () => {
    const author = await application.author('The Collector');
    const [own, ...others] = (await author.get<Persona[]>('/api/personas')).body;
    expect([own?.name, others]).toEqual(['The Collector', []]);
    const profilePath = path(own as Persona, '/profile');
    const before = await author.get<Record<string, unknown>>(profilePath);
    expect(before.body).toMatchObject({
      description: own?.aboutMe,
      tonePillars: own?.tone_pillars,
      categories: expect.arrayContaining([
        { id: 'collectibles', name: 'Collectibles', color: '#7a3e48' },
      ]) as unknown,
    });
    const saved = await author.put<Record<string, unknown>>(
      profilePath,
      { description: ' I keep things. ', expertise: 'Shelves' },
      { 'if-match': before.headers.get('etag') ?? '' },
    );
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({ ...before.body, description: 'I keep things.', expertise: 'Shelves' });
    const shown = (await admin.get<Persona[]>('/api/personas')).body.find(({ id }) => id === own?.id);
    expect(shown).toMatchObject({ aboutMe: 'I keep things.', expertise: 'Shelves' });

    const blank = await author.put<Problem>(profilePath, { description: ' ' });
    expect(blank).toMatchObject({
      status: 400,
      body: { detail: 'Please provide a description for your persona.' },
    });
    const more = await author.put<Problem>(profilePath, { description: 'x', tonePillars: [] });
    expect(more).toMatchObject({ status: 400, body: { errors: [{ field: 'tonePillars' }] } });
  });

  it('is refused everything else, whatever stands in the body', async () => {
    const author = await application.author('The Underwriter');
    const persona = (await admin.get<Persona[]>('/api/personas')).body[0] as Persona;
    for (const answer of [
      await author.get(path(persona, '/profile')),
      await author.put(path(persona, '/profile'), { nonsense: true }),
      await author.post('/api/personas', { nonsense: true }),
      await author.put(path(persona), {}),
      await author.delete(path(persona)),
      await author.post(path(persona, '/preview')),
      await author.get(path(persona, '/history')),
      await author.get('/api/config/personas'),
    ]) {
      expect(answer.status).toBe(403);
    }
  });

  it('without a persona knows none', async () => {
    const author = await application.author();
    expect((await author.get('/api/personas')).body).toEqual([]);
  });
});
