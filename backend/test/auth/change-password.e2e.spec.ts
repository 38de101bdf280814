import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { TestApplication } from '../support/application.js';
import type { Visitor } from '../support/visitor.js';

let application: TestApplication;
let admin: Visitor;

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
});
afterAll(() => application.stop());

const change = (visitor: Visitor, body: unknown) => visitor.post('/api/auth/change-password', body);

describe('a reset password', () => {
  it('is shown once, confines its user, and gives way to one of the user’s own', async () => {
    const { body } = await admin.post<{ user: { id: string } }>('/api/users', {
      username: 'forgetful',
      email: 'f@localhost',
      firstName: 'For',
      lastName: 'Getful',
      password: 'given by another',
    });
    const reset = () =>
      admin.post(`/api/users/${body.user.id}/reset-password`, undefined, { 'idempotency-key': 'k' });
    const [first, second] = [await reset(), await reset()];
    const temporaryPassword = String(second.body['temporaryPassword']);
    expect(temporaryPassword).toMatch(/^([a-z2-9]{5}-){2}[a-z2-9]{5}$/);
    expect(first.body['temporaryPassword']).not.toBe(temporaryPassword);

    const user = await application.visitor().signIn('forgetful', temporaryPassword);
    expect((await user.get('/api/articles')).body['type']).toMatch(/\/password-change-required$/);
    expect((await user.get('/api/auth/user')).body).toMatchObject({ mustChangePassword: true });
    const changed = await change(user, { currentPassword: temporaryPassword, newPassword: 'my own' });
    expect(changed).toMatchObject({ status: 200, body: { user: { mustChangePassword: false } } });
    expect((await user.get('/api/articles')).status).toBe(200);
    await application.visitor().signIn('forgetful', 'my own');
    await expect(application.visitor().signIn('forgetful', temporaryPassword)).rejects.toThrow(
      'Invalid username',
    );
  });
});

describe('npm run admin:password', () => {
  it('gives an administrator a new password while the product runs, and leaves it on record', async () => {
    const before = await application.admin();
    const { databaseUrl, eventStoreUrl } = application.servers;
    const program = path.resolve('dist/backend/src/admin-password.js');
    const env = { ...process.env, DATABASE_URL: databaseUrl, EVENTSTORE_URL: eventStoreUrl };
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'admin'], { env });
    const [, password = ''] = /password: (\S+)/.exec(stdout) ?? [];
    const again = await application.visitor().signIn('admin', password);
    expect((await before.get('/api/auth/user')).status).toBe(401);
    expect((await again.get('/api/auth/user')).body).toMatchObject({ mustChangePassword: true });
    await change(again, { currentPassword: password, newPassword: 'correct horse battery' });
    const log = await again.get<{ items: unknown[] }>('/api/audit?type=PasswordSet&limit=1');
    expect(log.body.items).toMatchObject([{ actor: { kind: 'system', name: 'System' } }]);
    admin = again;
  });
});

describe('changing the password', () => {
  it.each([
    [{}, 'Please fill in all password fields.', ['currentPassword', 'newPassword']],
    [{ newPassword: 'long enough' }, 'Please fill in all password fields.', ['currentPassword']],
    [{ newPassword: '12345' }, 'New password must be at least 6 characters long.', ['newPassword']],
    [{ newPassword: 'tab\tulator' }, 'New password must not contain control characters.', ['newPassword']],
    [
      { currentPassword: 'wrong', newPassword: 'long enough' },
      'The current password is wrong.',
      ['currentPassword'],
    ],
    [{ newPassword: 'SAME' }, 'The new password must differ from the current one.', ['newPassword']],
  ])('with %j is refused', async (body, detail, fields) => {
    const author = await application.author();
    const current = 'correct horse battery';
    const complete = {
      ...('newPassword' in body &&
        detail !== 'Please fill in all password fields.' && { currentPassword: current }),
      ...body,
      ...('newPassword' in body && body.newPassword === 'SAME' && { newPassword: current }),
    };
    const answer = await change(author, complete);
    const errors = (answer.body['errors'] as { field: string }[]).map(({ field }) => field);
    expect([answer.status, answer.body['detail'], errors]).toEqual([400, detail, fields]);
    expect((await author.get('/api/auth/user')).status).toBe(200);
  });

  it('twice at once brings one of the two into force', async () => {
    const author = await application.author();
    const { username } = (await author.get<{ username: string }>('/api/auth/user')).body;
    const requests = ['new one', 'new two'];
    const answers = await Promise.all(
      requests.map((newPassword) =>
        change(author, { currentPassword: 'correct horse battery', newPassword }),
      ),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await application.visitor().signIn(username, requests[winner] ?? '');
  });

  it('counts wrong current passwords as failed sign-ins', async () => {
    const author = await application.author();
    const { username } = (await author.get<{ username: string }>('/api/auth/user')).body;
    const guess = (currentPassword: string) =>
      change(author, { currentPassword, newPassword: 'long enough' });
    for (let tried = 1; tried <= 9; tried += 1) expect((await guess(`guess ${tried}`)).status).toBe(400);
    await expect(application.visitor().signIn(username, 'guess 10')).rejects.toThrow('Invalid username');
    const right = await guess('correct horse battery');
    expect([right.status, right.body['type']]).toEqual([429, '/problems/too-many-sign-ins']);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    await expect(application.visitor().signIn(username, 'correct horse battery')).rejects.toThrow('Too many');
  });
});
