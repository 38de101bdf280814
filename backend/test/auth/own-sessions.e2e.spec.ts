import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { Clock } from '../../src/platform/kernel/clock.js';
import { TestApplication } from '../support/application.js';
import { EventStream } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';

class SetClock extends Clock {
  aheadMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }
}

interface OwnSession {
  readonly id: string;
  readonly current: boolean;
  readonly browser: string;
  readonly system: string;
  readonly since: string;
  readonly lastSeenAt: string;
  readonly strength: string;
  readonly address?: string;
}

const clock = new SetClock();
const password = 'correct horse battery';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let servers: TestServers;
let application: TestApplication;
let replica: TestApplication;
let here: Visitor;

beforeAll(async () => {
  servers = await startMigratedServers();
  const settings = { SESSION_ADDRESSES: 'true' };
  application = await TestApplication.start({ servers, clock, settings });
  replica = await TestApplication.start({ servers, clock });
}, 60_000);
afterAll(async () => {
  await replica.app.close();
  await application.app.close();
  await servers.stop();
});

beforeEach(async () => {
  here = await application.author('The Appraiser');
  await here.delete('/api/auth/sessions');
});

/** The same person in another browser, at the other replica. */
async function elsewhere(): Promise<Visitor> {
  const { body } = await here.get<{ username: string }>('/api/auth/user');
  const visitor = replica.visitor();
  const signIn = { username: body.username, password };
  await visitor.post('/api/auth/login', signIn, { 'user-agent': firefox });
  return visitor;
}

const sessionsOf = async (visitor: Visitor): Promise<readonly OwnSession[]> =>
  (await visitor.get<{ sessions: OwnSession[] }>('/api/auth/sessions')).body.sessions;
const status = async (visitor: Visitor): Promise<number> => (await visitor.get('/api/auth/user')).status;

describe('where somebody is signed in', () => {
  it('is told in words, with when, and which one it is', async () => {
    const there = await elsewhere();
    const sessions = await sessionsOf(there);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => current)).toMatchObject({
      browser: 'Firefox',
      system: 'Linux',
      strength: 'password',
    });
    expect((await sessionsOf(here)).filter(({ current }) => current)).toMatchObject([
      { browser: 'Unknown browser', system: 'Unknown system' },
    ]);
    // The replica keeps no addresses, and this one tells each person only their own.
    expect(sessions.map(({ address }) => address).sort()).toEqual(['127.0.0.1', undefined]);
  });

  it('says when a session was last used, to within five minutes', async () => {
    const there = await elsewhere();
    const lastSeen = async () => (await sessionsOf(here)).find(({ current }) => !current)?.lastSeenAt ?? '';
    const before = await lastSeen();
    clock.aheadMs += 10 * 60_000;
    // A replica may use what it knows of a session for a second.
    await eventually(async () => {
      expect(await status(there)).toBe(200);
      expect(Date.parse(await lastSeen()) - Date.parse(before)).toBeGreaterThanOrEqual(10 * 60_000);
    });
  });

  it('is nobody else’s to know or to end', async () => {
    const [own] = await sessionsOf(here);
    const other = await application.author('The Archivist');
    expect((await sessionsOf(other)).map(({ id }) => id)).not.toContain(own?.id);
    const refused = await other.delete(`/api/auth/sessions/${own?.id}`);
    expect([refused.status, refused.body['type']]).toEqual([404, '/problems/session-not-found']);
    expect(await status(here)).toBe(200);
  });
});

describe('a session that is ended from elsewhere', () => {
  it('is over at the other replica, and its event stream too; the one that ended it goes on', async () => {
    const there = await elsewhere();
    const stream = await EventStream.open(there);
    const ended = (await sessionsOf(here)).find(({ current }) => !current);
    expect(await here.delete(`/api/auth/sessions/${ended?.id}`)).toMatchObject({ status: 200 });
    await eventually(async () => expect(await status(there)).toBe(401));
    await stream.ended;
    expect(await status(here)).toBe(200);
    expect((await here.delete(`/api/auth/sessions/${ended?.id}`)).status).toBe(404);
  });

  it('is over with all others at once', async () => {
    const others = [await elsewhere(), await elsewhere()];
    expect((await here.delete('/api/auth/sessions')).status).toBe(200);
    for (const other of others) await eventually(async () => expect(await status(other)).toBe(401));
    expect(await sessionsOf(here)).toMatchObject([{ current: true }]);
  });

  it('may be one’s own, which is signing out', async () => {
    const [own] = await sessionsOf(here);
    expect((await here.delete(`/api/auth/sessions/${own?.id}`)).headers.getSetCookie()[0]).toMatch(
      /^provenance_session=;/,
    );
    expect(await status(here)).toBe(401);
  });
});
