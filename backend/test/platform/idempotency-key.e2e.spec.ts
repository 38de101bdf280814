import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import {
  IdempotencyRecord,
  type RememberedAnswer,
  type KeyedCall,
} from '../../src/platform/http/idempotency/idempotency-record.js';
import { IdempotentCalls } from '../../src/platform/http/idempotency/idempotent-calls.js';
import { TestApplication } from '../support/application.js';
import type { Visitor } from '../support/visitor.js';

let application: TestApplication;
let database: DataSource;
let admin: Visitor;

beforeAll(async () => {
  application = await TestApplication.start();
  database = application.app.get(DataSource);
  admin = await application.admin();
});
afterAll(() => application.stop());

const user = (username: string, more: object = {}) => ({
  username,
  email: 'u@localhost',
  firstName: 'U',
  lastName: 'Ser',
  password: 'given by another',
  ...more,
});
const add = (key: string, body: unknown, by = admin) =>
  by.post('/api/users', body, { 'idempotency-key': key });
const named = async (username: string): Promise<number> =>
  (await database.query<unknown[]>('select 1 from user_account where username = $1', [username])).length;

describe('a repeated call', () => {
  it.each([2, 5, 20])('%d times at once is done once and answered alike', async (times) => {
    const [key, username] = [randomUUID(), `once${times}`];
    const answers = await Promise.all(Array.from({ length: times }, () => add(key, user(username))));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect([answers[0]?.status, await named(username)]).toEqual([201, 1]);
    expect((await add(key, user(username))).body).toEqual(answers[0]?.body);
  });

  it('keeps the first answer, whatever happened since', async () => {
    const key = randomUUID();
    const first = await add(key, user('kept'));
    const { id } = first.body['user'] as { id: string };
    await admin.put(`/api/users/${id}`, { lastName: 'Changed' });
    expect((await add(key, user('kept'))).body).toEqual(first.body);
  });

  it('for a webhook makes one, and shows its secret in one answer alone, also after a crash', async () => {
    const key = randomUUID();
    const body = { url: 'https://93.184.216.34/hook', events: ['article.promoted'] };
    const ask = () => admin.post('/api/webhooks', body, { 'idempotency-key': key });
    const answers = [...(await Promise.all(Array.from({ length: 5 }, ask))), await ask()];
    const kept = await database.query<object[]>('select response from idempotency_key');
    await database.query(
      `update idempotency_key set status = null, response = null, running_until = '-infinity'`,
    );
    answers.push(await ask());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((one) => (one.body['webhook'] as { id: string }).id)).size).toBe(1);
    const secrets = answers.map((one) => one.body['secret']).filter((secret) => secret !== null);
    expect(secrets).toEqual([expect.stringMatching(/^whsec_/)]);
    expect(JSON.stringify(kept)).toContain('93.184.216.34');
    expect(JSON.stringify(kept)).not.toContain('whsec_');
    expect((await admin.get('/api/webhooks')).body['webhooks']).toHaveLength(1);
  });

  it('with another body is 409, with a faulty one 400', async () => {
    const key = randomUUID();
    await add(key, user('mine'));
    expect(await add(key, user('mine', { lastName: 'Other' }))).toMatchObject({
      status: 409,
      body: { type: '/problems/idempotency-key-reused' },
    });
    expect((await add(key, { username: 'mine' })).status).toBe(400);
    expect(await add(key, user('mine'))).toMatchObject({ status: 201 });
  });

  it('of a refused one tries again, with another body too', async () => {
    const key = randomUUID();
    await add(randomUUID(), user('taken'));
    expect((await add(key, user('taken'))).status).toBe(409);
    expect((await add(key, user('not taken', { password: 'another password' }))).status).toBe(201);
    await application.visitor().signIn('not taken', 'another password');
  });

  it('under the same key by somebody else is another call', async () => {
    const key = randomUUID();
    await add(randomUUID(), user('other-admin', { role: 'admin' }));
    const other = await application.visitor().signIn('other-admin', 'given by another');
    await other.post('/api/auth/change-password', {
      currentPassword: 'given by another',
      newPassword: 'my own',
    });
    expect((await add(key, user('by-one'))).status).toBe(201);
    expect((await add(key, user('by-other'), other)).status).toBe(201);
  });

  it('a day later finds what there is, and still takes no other body', async () => {
    const key = randomUUID();
    await add(key, user('yesterday'));
    await database.query(`update idempotency_key set created_at = created_at - interval '25 hours'`);
    await application.app.get(IdempotencyRecord).forgetOldAnswers();
    const [{ left }] = await database.query<[{ left: string }]>(
      'select count(*) as left from idempotency_key where response is not null',
    );
    expect(left).toBe('0');
    expect((await add(key, user('today'))).status).toBe(409);
    expect([(await add(key, user('yesterday'))).status, await named('yesterday')]).toEqual([201, 1]);
  });

  it('keeps no key and nothing of a body in its table', async () => {
    const key = randomUUID();
    await add(key, user('secretive', { password: 'hunter2 hunter2' }));
    const rows = JSON.stringify(await database.query<unknown[]>('select * from idempotency_key'));
    expect(rows).toContain('secretive');
    expect(rows).not.toContain(key);
    expect(rows).not.toContain('hunter2');
  });

  it.each(['', 'a b', '\u00fc', 'x'.repeat(201)])('under the key "%s" is 400', async (key) => {
    expect((await add(key, user('bad'))).status).toBe(400);
  });
});

describe('the same call in two processes', () => {
  let here: IdempotentCalls;
  let there: IdempotentCalls;
  const keyedCall = (): KeyedCall => ({ userId: 'u', key: randomUUID(), body: 'b' });
  const stopping = new AbortController();

  beforeEach(() => {
    [here, there] = [0, 1].map(() => new IdempotentCalls(new IdempotencyRecord(database))) as [
      IdempotentCalls,
      IdempotentCalls,
    ];
  });

  it('is done by one of them; the other waits for its answer', async () => {
    const asked = keyedCall();
    let finish: (answer: RememberedAnswer) => void = () => undefined;
    const work = new Promise<RememberedAnswer>((resolve) => (finish = resolve));
    let begun: () => void = () => undefined;
    const beginning = new Promise<void>((resolve) => (begun = resolve));
    const first = here.once(asked, () => (begun(), work), stopping.signal);
    await beginning;
    const second = there.once(asked, () => Promise.reject(new Error('done twice')), stopping.signal);
    await expect(there.once({ ...asked, body: 'other' }, () => work, stopping.signal)).rejects.toThrow(
      'already used',
    );
    finish({ status: 201, body: { z: 1, a: 2 } });
    expect(JSON.stringify(await Promise.all([first, second]))).toBe(
      JSON.stringify(Array(2).fill({ status: 201, body: { z: 1, a: 2 } })),
    );
  });

  it('is taken over from one that died, but not for another body', async () => {
    const asked = keyedCall();
    const record = new IdempotencyRecord(database);
    expect(await record.claim(asked)).toBe('mine');
    expect(await record.claim(asked)).toBe('running');
    await record.release(asked);
    expect(await record.claim({ ...asked, body: 'other' })).toBe('other-body');
    const answer = { status: 200, body: null };
    expect(await there.once(asked, () => Promise.resolve(answer), stopping.signal)).toEqual(answer);
  });

  it('stops waiting when the server stops', async () => {
    const asked = keyedCall();
    await new IdempotencyRecord(database).claim(asked);
    const stop = new AbortController();
    const waiting = here.once(asked, () => Promise.reject(new Error('done twice')), stop.signal);
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});
