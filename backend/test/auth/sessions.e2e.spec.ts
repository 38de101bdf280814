import pg from 'pg';
import { DataSource } from 'typeorm';
import { Clock } from '../../src/platform/kernel/clock.js';
import { eventualAnswer } from '../../src/platform/testing/streams.js';
import { TestApplication } from '../support/application.js';
import { withFullDisk } from '../support/full-disk.js';
import type { Visitor } from '../support/visitor.js';

class SetClock extends Clock {
  aheadMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }
}

const clock = new SetClock();
const day = 86_400_000;
const given = 'given by another';
const chosen = 'chosen by myself';

let application: TestApplication;
let admin: Visitor;
let added = 0;

beforeAll(async () => {
  application = await TestApplication.start({ clock });
  admin = await application.admin();
});
afterAll(() => application.stop());

interface Person {
  readonly id: string;
  readonly username: string;
  /** The first of two places where the person is signed in. */
  readonly here: Visitor;
  readonly there: Visitor;
}

async function person(): Promise<Person> {
  added += 1;
  const username = `person${added}`;
  const { body } = await admin.post<{ user: { id: string } }>('/api/users', {
    username,
    email: 'p@localhost',
    firstName: 'Some',
    lastName: 'Body',
    password: given,
  });
  const here = await application.visitor().signIn(username, given);
  await here.post('/api/auth/change-password', { currentPassword: given, newPassword: chosen });
  const there = await application.visitor().signIn(username, chosen);
  return { id: body.user.id, username, here, there };
}

/** Locks the rows of a user's sessions: they can be read, but whoever changes one waits. */
async function holdingSessionsOf(userId: string) {
  const client = new pg.Client({ connectionString: application.servers.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('select from session where user_id = $1 for update', [userId]);
  const waiting = 'select from pg_stat_activity where datname = current_database() and wait_event_type = $1';
  return {
    someoneWaits: () => eventualAnswer(async () => (await client.query(waiting, ['Lock'])).rowCount !== 0),
    release: async () => {
      await client.query('commit');
      await client.end();
    },
  };
}

const status = async (visitor: Visitor): Promise<number> => (await visitor.get('/api/auth/user')).status;

/**
 * Lets days pass. A session that was valid a moment ago is trusted for a second, unless somebody signs out, as happens
 * here.
 */
async function pass(days: number, { username }: Person): Promise<void> {
  clock.aheadMs += days * day;
  const passer = await application.visitor().signIn(username, chosen);
  await passer.post('/api/auth/logout');
}

describe('a session', () => {
  it('ends with signing out, there and then, and only that one', async () => {
    const { here, there } = await person();
    expect(await here.post('/api/auth/logout')).toMatchObject({ status: 200, body: { success: true } });
    expect([await status(here), await status(there)]).toEqual([401, 200]);
    expect(await application.visitor().post('/api/auth/logout')).toMatchObject({ body: { success: true } });
  });

  it('cannot be taken up again with the cookie of before', async () => {
    const { username } = await person();
    const { headers } = await application.visitor().post('/api/auth/login', { username, password: chosen });
    expect(headers.get('set-cookie')).not.toContain('Secure');
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    const out = await application.visitor().post('/api/auth/logout', undefined, { cookie });
    expect(out.headers.get('set-cookie')).toMatch(/^provenance_session=; .*Expires=Thu, 01 Jan 1970/);
    expect((await application.visitor().get('/api/auth/user', { cookie })).status).toBe(401);
  });

  it('outlives the change of the own password, all others end', async () => {
    const { here, there } = await person();
    for (const [currentPassword, newPassword] of [
      [chosen, 'the second one'],
      ['the second one', 'the third one'],
    ]) {
      const { body } = await here.post('/api/auth/change-password', { currentPassword, newPassword });
      expect(body).toMatchObject({ user: { mustChangePassword: false } });
      expect([await status(here), await status(there)]).toEqual([200, 401]);
    }
  });

  it.each([
    ['a reset of the password', (id: string) => admin.post(`/api/users/${id}/reset-password`)],
    [
      'a password set by an administrator',
      (id: string) => admin.put(`/api/users/${id}`, { password: 'set anew' }),
    ],
    ['deactivation', (id: string) => admin.delete(`/api/users/${id}`)],
    ['deactivation in the form', (id: string) => admin.put(`/api/users/${id}`, { isActive: false })],
  ])('ends everywhere with %s', async (_, end) => {
    const { id, here, there } = await person();
    expect([await status(here), await status(there)]).toEqual([200, 200]);
    expect((await end(id)).status).toBe(200);
    expect([await status(here), await status(there)]).toEqual([401, 401]);
  });

  it('does not come back with a user who is brought back', async () => {
    const { id, username, here } = await person();
    await admin.delete(`/api/users/${id}`);
    await admin.put(`/api/users/${id}`, { isActive: true });
    expect(await status(here)).toBe(401);
    expect(await status(await application.visitor().signIn(username, chosen))).toBe(200);
  });

  it('does not survive a reset while its own change of the password is under way', async () => {
    const { id, username, here } = await person();
    const heldUp = await holdingSessionsOf(id);
    const change = here.post('/api/auth/change-password', {
      currentPassword: chosen,
      newPassword: 'mine for ever',
    });
    await heldUp.someoneWaits();
    const reset = await admin.post(`/api/users/${id}/reset-password`);
    await heldUp.release();
    expect([(await change).status, reset.status]).toEqual([409, 200]);
    expect(await status(here)).toBe(401);
    await application.visitor().signIn(username, String(reset.body['temporaryPassword']));
  });

  it('lasts two weeks without use, and thirty days at the most', async () => {
    const someone = await person();
    const { here, there } = someone;
    for (const days of [10, 10, 9]) {
      await pass(days, someone);
      expect(await status(here)).toBe(200);
    }
    expect(await status(there)).toBe(401);
    await pass(1, someone);
    expect(await status(here)).toBe(401);
    admin = await application.admin();
  });

  it('A29 is good for reads while it cannot be prolonged on a full disk, and is prolonged afterwards', async () => {
    const someone = await person();
    await withFullDisk(application.app.get(DataSource), 'session', async () => {
      await pass(2, someone);
      expect(await status(someone.here)).toBe(200);
    });
    await pass(0, someone);
    expect(await status(someone.here)).toBe(200);
    await pass(13, someone);
    expect(await status(someone.here)).toBe(200);
    admin = await application.admin();
  });

  it('survives a clock that is set back', async () => {
    const { here } = await person();
    clock.aheadMs -= 3_600_000;
    expect(await status(here)).toBe(200);
    clock.aheadMs += 3_600_000;
  });
});

describe('from the next request on', () => {
  it('holds a higher role, and a lower one ends the session', async () => {
    const { id, here } = await person();
    expect((await here.get('/api/users')).status).toBe(403);
    await admin.put(`/api/users/${id}`, { role: 'admin' });
    expect((await here.get('/api/users')).status).toBe(200);
    await admin.put(`/api/users/${id}`, { role: 'author' });
    expect((await here.get('/api/users')).status).toBe(401);
  });

  it('holds a changed persona', async () => {
    const { id, here } = await person();
    const personas = (await admin.get<{ id: string }[]>('/api/personas')).body;
    for (const { id: assignedPersona } of personas.slice(0, 3)) {
      await admin.put(`/api/users/${id}`, { assignedPersona });
      expect((await here.get<{ id: string }[]>('/api/personas')).body).toMatchObject([
        { id: assignedPersona },
      ]);
    }
  });
});

describe('/api/login', () => {
  it('leads to the articles with a session, to the sign-in without', async () => {
    const { here } = await person();
    for (const [visitor, location] of [
      [here, '/articles'],
      [application.visitor(), '/login'],
    ] as const) {
      const answer = await visitor.get('/api/login');
      expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
    }
  });
});
