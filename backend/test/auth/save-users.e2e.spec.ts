import { TestApplication } from '../support/application.js';
import { fieldsOf, save } from '../support/configuration.js';
import type { Visitor } from '../support/visitor.js';

interface User {
  readonly id: string;
  readonly username: string;
  readonly role: string;
  readonly isActive: boolean;
}

let application: TestApplication;
let admin: Visitor;
beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
});
afterAll(() => application.stop());

describe('users', () => {
  const users = async (): Promise<User[]> =>
    (await admin.get<{ users: User[] }>('/api/config/users')).body.users;
  const person = (username: string) => ({
    username,
    email: `${username}@example.com`,
    firstName: 'Some',
    lastName: 'Body',
  });

  it('are added, changed and deactivated in one go; who is left out stays', async () => {
    await save(admin, 'users', [person('one'), { ...person('two'), role: 'admin' }, person('three')]);
    const one = (await users()).find(({ username }) => username === 'one');
    const three = (await users()).find(({ username }) => username === 'three');
    const saved = await save(admin, 'users', [
      { id: one?.id, isActive: false },
      { id: three?.id, role: 'admin', email: 'third@example.com' },
      person('four'),
    ]);
    expect(saved).toMatchObject({ status: 200, body: { changes: { created: 1, updated: 1, removed: 1 } } });
    const after = Object.fromEntries((await users()).map((user) => [user.username, user]));
    expect(after).toMatchObject({
      admin: { role: 'admin', isActive: true },
      one: { isActive: false },
      two: { role: 'admin', isActive: true },
      three: { role: 'admin', email: 'third@example.com' },
      four: { role: 'author', isActive: true },
    });
    // The document can be saved as it is read, and that changes nothing.
    const { body } = await admin.get('/api/config/users');
    expect((await save(admin, 'users', body)).body.changes).toEqual({ created: 0, updated: 0, removed: 0 });
  });

  it('have no invisible characters in their new names', async () => {
    const answer = await save(admin, 'users', [person('five'), person('ma\u202era')]);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['content[1].username']]);
    expect((await users()).map(({ username }) => username)).not.toContain('five');
  });

  it('made this way wait for a password', async () => {
    await save(admin, 'users', [person('waiting')]);
    const signIn = await application
      .visitor()
      .post('/api/auth/login', { username: 'waiting', password: 'secret' });
    expect(signIn.status).toBe(401);
    const id = (await users()).find(({ username }) => username === 'waiting')?.id;
    const { body } = await admin.post<{ temporaryPassword: string }>(`/api/users/${id}/reset-password`);
    await application.visitor().signIn('waiting', body.temporaryPassword);
  });

  it('hand the last administration on in one list', async () => {
    const others = (await users()).filter(({ role, username }) => role === 'admin' && username !== 'admin');
    const demoted = others.map(({ id }) => ({ id, role: 'author' }));
    expect((await save(admin, 'users', demoted)).status).toBe(200);
    const me = (await users()).find(({ username }) => username === 'admin');
    const alone = await save(admin, 'users', [{ id: me?.id, role: 'author' }]);
    expect([alone.status, fieldsOf(alone)]).toEqual([409, ['content[0]']]);
    const handed = await save(admin, 'users', [
      { id: me?.id, firstName: 'Former' },
      { id: others[0]?.id, role: 'admin' },
    ]);
    expect(handed.status).toBe(200);
  });

  it.each<[string, (known: User) => unknown[], number, string]>([
    ['an administrator deactivated', ({ id }) => [person('x1'), { id, isActive: false }], 409, 'content[1]'],
    ['a name that is taken', () => [person('x1'), person('ADMIN')], 409, 'content[1]'],
    ['a name twice', () => [person('x1'), person('X1')], 400, 'content[1].username'],
    ['somebody twice', ({ id }) => [{ id }, { id }], 400, 'content[1].id'],
    ['another user name', ({ id }) => [person('x1'), { id, username: 'boss' }], 400, 'content[1].username'],
    ['an id of nobody', () => [{ id: 'nobody' }], 400, 'content[0].id'],
    ['a password', () => [{ ...person('x1'), password: 'secret' }], 400, 'content[0].password'],
    [
      'an unknown persona',
      () => [{ ...person('x1'), assignedPersona: 'x' }],
      400,
      'content[0].assignedPersona',
    ],
    ['no e-mail', () => [{ ...person('x1'), email: undefined }], 400, 'content[0].email'],
    ['a blank first name', () => [{ ...person('x1'), firstName: ' ' }], 400, 'content[0].firstName'],
    ['another role', () => [{ ...person('x1'), role: 'owner' }], 400, 'content[0].role'],
    ['a creation date', () => [{ ...person('x1'), createdAt: '2020-01-01' }], 400, 'content[0].createdAt'],
  ])('refuse %s, and nobody is saved', async (_name, list, status, field) => {
    const before = await users();
    const known = before.find(({ username }) => username === 'admin') as User;
    const refused = await save(admin, 'users', list(known));
    expect([refused.status, fieldsOf(refused)]).toEqual([status, [field]]);
    expect(await users()).toEqual(before);
  });
});
