import { TestApplication } from '../support/application.js';
import { addAuthor, type Author } from '../support/authors.js';
import type { Visitor } from '../support/visitor.js';

interface User {
  readonly id: string;
  readonly assignedPersona: string | null;
}

const password = 'chosen by myself';
let application: TestApplication;
let admin: Visitor;
let made = 0;

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
});
afterAll(() => application.stop());

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
