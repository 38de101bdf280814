import { DataSource } from 'typeorm';
import { TestApplication } from '../support/application.js';
import type { Answer, Visitor } from '../support/visitor.js';

interface User {
  readonly id: string;
  readonly username: string;
  readonly role: string;
  readonly isActive: boolean;
  readonly mustChangePassword: boolean;
}

const wanda = {
  username: 'wanda',
  email: 'wanda@localhost',
  firstName: 'Wanda',
  lastName: 'Writer',
  password: 'given by another',
};

let application: TestApplication;
let admin: Visitor;

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
});
afterAll(() => application.stop());

const add = (fields: Record<string, unknown>) =>
  admin.post<{ user: User }>('/api/users', { ...wanda, ...fields });
const listed = async (path = '/api/users') =>
  (await admin.get<{ users: User[] }>(path)).body.users.map(({ username }) => username);
const faults = ({ status, body }: Answer) => [
  status,
  body['detail'],
  ((body['errors'] ?? []) as { field: string }[]).map(({ field }) => field),
];

describe('adding a user', () => {
  it('answers 201 with the user, an author who must change the password', async () => {
    const { status, body } = await add({ id: 'ignored', assignedPersona: 'none' });
    const { id, createdAt, ...user } = body.user as User & { createdAt: string };
    expect([status, user]).toEqual([
      201,
      {
        username: 'wanda',
        email: 'wanda@localhost',
        firstName: 'Wanda',
        lastName: 'Writer',
        role: 'author',
        assignedPersona: null,
        isActive: true,
        mustChangePassword: true,
      },
    ]);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(Date.parse(createdAt)).not.toBeNaN();
    expect(await listed()).toContain('wanda');
  });

  it('refuses a name that is taken, whatever its case, also by somebody deactivated', async () => {
    const { body } = await add({ username: 'Leaver' });
    await admin.delete(`/api/users/${body.user.id}`);
    for (const username of ['WANDA', 'leaver', ' Leaver ']) {
      expect(await add({ username })).toMatchObject({
        status: 409,
        body: { type: '/problems/username-taken' },
      });
    }
  });

  it('lets one of many have a name that all ask for at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => add({ username: at % 2 ? 'Wanted' : 'wanted' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  const required = 'All fields except password are required';
  const unseen = expect.stringMatching(/^Username must .*control characters\.$/) as unknown as string;

  it('folds the blanks in a user name, and knows it however many are typed', async () => {
    const { user } = (await add({ username: ' mara\u00a0  desk ' })).body;
    expect(user.username).toBe('mara desk');
    expect((await add({ username: 'Mara   Desk' })).status).toBe(409);
    await application.visitor().signIn('mara  desk', wanda.password);
  });

  it.each<readonly [Record<string, unknown>, string, readonly string[]]>([
    [{ email: '' }, required, ['email']],
    [
      { username: ' ', firstName: null, lastName: undefined },
      required,
      ['username', 'firstName', 'lastName'],
    ],
    ...['\u200b', '\u202e', '\u2066', '\u00ad', '\t'].map(
      (sign) => [{ username: `ma${sign}ra` }, unseen, ['username']] as const,
    ),
    [{ password: '' }, 'Password is required for new users', ['password']],
    [{ password: '12345' }, 'Password must be at least 6 characters long.', ['password']],
    [{ password: 'bell\u0007bell' }, 'Password must not contain control characters.', ['password']],
    [{ password: 'x'.repeat(201) }, 'Password must be at most 200 characters long.', ['password']],
    [{ email: 'nobody' }, 'Email must be an e-mail address such as name@example.com.', ['email']],
    [{ role: 'owner' }, 'Role must be one of admin, author.', ['role']],
    [{ assignedPersona: 'no-such' }, 'Persona not found.', ['assignedPersona']],
    [{ isActive: 'yes' }, 'Is active must be true or false.', ['isActive']],
    [{ createdAt: 'now' }, 'createdAt isn’t expected here.', ['createdAt']],
  ])('with %j is refused', async (fields, detail, names) => {
    expect(faults((await add({ username: 'other', ...fields })) as unknown as Answer)).toEqual([
      400,
      detail,
      names,
    ]);
  });
});

describe('changing a user', () => {
  let user: User;
  beforeEach(async () => {
    user = (await add({ username: `changed${Math.random()}` })).body.user;
  });
  const change = (body: unknown, headers?: Record<string, string>) =>
    admin.put<Record<string, unknown>>(`/api/users/${user.id}`, body, headers);

  it('leaves what is absent as it is, and a blank password too', async () => {
    const { status, body } = await change({
      lastName: 'Word',
      password: '',
      id: user.id,
      username: user.username,
    });
    expect([status, body]).toEqual([200, { user: { ...user, lastName: 'Word' } }]);
    await application.visitor().signIn(user.username, wanda.password);
  });

  it.each([
    [{ email: '' }, 'All fields except password are required', ['email']],
    [{ firstName: null }, 'All fields except password are required', ['firstName']],
    [{ username: 'another' }, 'You can’t change the user name.', ['username']],
    [{ id: 'another' }, 'The id must match the one in the address.', ['id']],
  ])('to %j is refused', async (fields, detail, names) => {
    expect(faults(await change(fields))).toEqual([400, detail, names]);
  });

  it('leaves the own password to Change Password', async () => {
    const { id } = (await admin.get<User>('/api/auth/user')).body;
    const { status, body } = await admin.put(`/api/users/${id}`, { password: 'my new one' });
    expect([status, body['detail']]).toEqual([409, 'Use Change Password for your own password.']);
    expect(await admin.put(`/api/users/${id}`, { password: '' })).toMatchObject({ status: 200 });
    await application.admin();
  });

  it('gives a password that has to be changed', async () => {
    expect(await change({ password: 'another one' })).toMatchObject({
      body: { user: { mustChangePassword: true } },
    });
    await application.visitor().signIn(user.username, 'another one');
  });

  it('takes the revision of the list as a condition', async () => {
    const etag = (await admin.get('/api/users')).headers.get('etag') ?? '';
    expect((await change({ lastName: 'First' }, { 'if-match': etag })).status).toBe(200);
    expect(await change({ lastName: 'Second' }, { 'if-match': etag })).toMatchObject({
      status: 412,
      body: { current: { revision: expect.any(Number) as number, by: { name: 'Admin User' } } },
    });
    expect((await change({ lastName: 'Second' }, { 'if-match': 'W/"x"' })).status).toBe(400);
  });

  it('deactivates and brings back', async () => {
    expect(await admin.delete(`/api/users/${user.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await admin.delete(`/api/users/${user.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await listed()).not.toContain(user.username);
    expect(await listed('/api/config/users')).toContain(user.username);
    expect(await change({ isActive: true })).toMatchObject({
      status: 200,
      body: { user: { isActive: true } },
    });
    expect(await listed()).toContain(user.username);
  });

  it('is 404 for nobody, whatever the id looks like', async () => {
    for (const id of ['nobody', '%20', 'x'.repeat(2_000), '..%2f..%2f', '%F0%9F%96%BC']) {
      expect((await admin.put(`/api/users/${id}`, { lastName: 'x' })).status).toBe(404);
      expect((await admin.put(`/api/users/${id}`, { lastName: 'x' }, { 'if-match': '"0"' })).status).toBe(
        404,
      );
      expect((await admin.delete(`/api/users/${id}`)).status).toBe(404);
      expect((await admin.post(`/api/users/${id}/reset-password`)).status).toBe(404);
    }
  });
});

describe('administrators', () => {
  it('are never deactivated, and one is always left', async () => {
    const { users } = (await admin.get<{ users: User[] }>('/api/users')).body;
    const [only] = users.filter(({ role }) => role === 'admin');
    const path = `/api/users/${only?.id}`;
    expect(await admin.delete(path)).toMatchObject({
      status: 409,
      body: { type: '/problems/administrator' },
    });
    expect((await admin.put(path, { isActive: false })).status).toBe(409);
    expect((await admin.put(path, { isActive: false }, { 'if-match': '"0"' })).status).toBe(409);
    expect(await admin.put(path, { role: 'author' })).toMatchObject({
      status: 409,
      body: { type: '/problems/last-administrator' },
    });
  });

  it('cannot demote each other at the same moment', async () => {
    const names = ['first', 'second', 'third'];
    for (const username of names) await add({ username, role: 'admin' });
    const { users } = (await admin.get<{ users: User[] }>('/api/users')).body;
    const administrators = users.filter(({ role }) => role === 'admin');
    const answers = await Promise.all(
      administrators.map(({ id }) => admin.put(`/api/users/${id}`, { role: 'author' })),
    );
    // An administrator may be demoted before the others are answered, and is then signed out for the rest.
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(administrators.length);
    const left = await application.app
      .get(DataSource)
      .query<unknown[]>(`select 1 from user_account where is_active and role = 'admin'`);
    expect(left.length).toBeGreaterThan(0);
  });
});
