import { DataSource } from 'typeorm';
import { EventStore } from '../../src/platform/event-sourcing/event-store.js';
import { eventually } from '../support/eventually.js';
import {
  isSignedIn,
  minute,
  password,
  SecondFactorDesk,
  showing,
  step,
} from '../support/second-factor-desk.js';
import type { Answer, Visitor } from '../support/visitor.js';

let desk: SecondFactorDesk;

beforeAll(async () => {
  desk = await SecondFactorDesk.start();
}, 60_000);
afterAll(() => desk.stop());

const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).sort();

describe('an authenticator app', () => {
  it('is on only after one right code, and its secret is nowhere in the clear', async () => {
    const here = await desk.application.author('The Appraiser');
    const methods = async () => (await here.get('/api/auth/methods')).body;
    const { body } = await here.post<{ secret: string; uri: string; qr: string }>('/api/auth/methods/totp');
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(body.qr).toMatch(/^<svg/);
    const wrong = await here.post('/api/auth/methods/totp/confirm', { code: '000000' });
    expect([wrong.status, wrong.body['type']]).toEqual([400, '/problems/code-refused']);
    expect(await methods()).toMatchObject({ totp: { on: false }, recoveryCodes: { left: 0 } });
    const right = desk.codeOf(body.secret);
    const { recoveryCodes } = (
      await here.post<{ recoveryCodes: string[] }>('/api/auth/methods/totp/confirm', {
        code: `${right.slice(0, 3)} ${right.slice(3)}`,
      })
    ).body;
    expect(recoveryCodes).toHaveLength(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-hj-km-np-z2-9]{10}$/);
    expect(await methods()).toEqual({
      password: true,
      passkeys: [],
      passkeysPossible: { possible: true, why: null },
      totp: { on: true },
      recoveryCodes: { left: 10 },
      signOn: [],
      required: false,
    });
    const again = await here.post('/api/auth/methods/totp');
    expect([again.status, again.body['type']]).toEqual([409, '/problems/totp-on']);
  });

  it('that was turned off is not turned on again by its old secret', async () => {
    const somebody = await desk.person();
    expect((await somebody.here.delete('/api/auth/methods/totp')).status).toBe(200);
    const code = desk.nextCode(somebody);
    const { status, body } = await somebody.here.post('/api/auth/methods/totp/confirm', { code });
    expect([status, body['type']]).toEqual([409, '/problems/totp-not-begun']);
  });

  it('works once it is on, whatever another tab begins meanwhile', async () => {
    const here = await desk.application.author('The Appraiser');
    const { username } = (await here.get<{ username: string }>('/api/auth/user')).body;
    const { secret } = (await here.post<{ secret: string }>('/api/auth/methods/totp')).body;
    const confirming = here.post('/api/auth/methods/totp/confirm', { code: desk.codeOf(secret) });
    const isUsed = async () =>
      (
        await desk.application.app
          .get(DataSource)
          .query<unknown[]>('select from totp_secret where user_id = $1 and last_step > 0', [
            (await here.get<{ id: string }>('/api/auth/user')).body.id,
          ])
      ).length > 0;
    await eventually(async () => expect(await isUsed()).toBe(true));
    await here.post('/api/auth/methods/totp');
    expect((await confirming).status).toBe(200);
    const visitor = await desk.withTicket({ username });
    expect((await showing(visitor, { code: desk.nextCode({ secret }) })).status).toBe(200);
  });

  it('is asked for after the password, and until then there is no session', async () => {
    const somebody = await desk.person();
    const visitor = await desk.withTicket(somebody);
    expect(await isSignedIn(visitor)).toBe(false);
    const { status, body } = await showing(visitor, { code: desk.nextCode(somebody) });
    expect([status, body]).toMatchObject([200, { user: { username: somebody.username } }]);
    const { sessions } = (
      await visitor.get<{ sessions: { current: boolean; strength: string }[] }>('/api/auth/sessions')
    ).body;
    expect(sessions.find(({ current }) => current)?.strength).toBe('two factors');
  });

  it('asks for nothing where the password is wrong', async () => {
    const { username } = await desk.person();
    const { status, headers } = await desk.application
      .visitor()
      .post('/api/auth/login', { username, password: 'wrong' });
    expect([status, headers.get('set-cookie')]).toEqual([401, null]);
  });

  it.each([-1, 1])('may run %d step off, and no further', async (offset) => {
    const somebody = await desk.person();
    desk.clock.aheadMs += 3 * step;
    const visitor = await desk.withTicket(somebody);
    expect((await showing(visitor, { code: desk.codeOf(somebody.secret, 2 * offset) })).status).toBe(401);
    expect((await showing(visitor, { code: desk.codeOf(somebody.secret, offset) })).status).toBe(200);
  });

  it('shows a code that counts once, also for the one of before', async () => {
    const somebody = await desk.person();
    const code = desk.nextCode(somebody);
    const before = desk.codeOf(somebody.secret, -1);
    expect((await showing(await desk.withTicket(somebody), { code })).status).toBe(200);
    const later = await desk.withTicket(somebody);
    for (const used of [code, before]) {
      const refused = await showing(later, { code: used });
      expect([refused.status, refused.body['type']]).toEqual([401, '/problems/wrong-code']);
    }
  });

  it('lets one of two in who show the same code at once on two replicas', async () => {
    const somebody = await desk.person();
    const visitors = [await desk.withTicket(somebody), await desk.withTicket(somebody, desk.replica)];
    const code = desk.nextCode(somebody);
    expect(statuses(await Promise.all(visitors.map((one) => showing(one, { code }))))).toEqual([200, 401]);
  });

  it('is off when its owner says so, and the recovery codes with it', async () => {
    const { here, username } = await desk.person();
    expect((await here.delete('/api/auth/methods/totp')).status).toBe(200);
    expect((await here.delete('/api/auth/methods/totp')).status).toBe(404);
    expect((await here.get('/api/auth/methods')).body).toMatchObject({
      totp: { on: false },
      recoveryCodes: { left: 0 },
    });
    await desk.application.visitor().signIn(username, password);
  });
});

describe('a ticket', () => {
  it('opens one session, of those who use it at once on two replicas', async () => {
    const somebody = await desk.person();
    const visitor = await desk.withTicket(somebody);
    const [first = '', second = ''] = somebody.recoveryCodes;
    const answers = await Promise.all([
      showing(visitor.at(desk.application.origin), { recoveryCode: first }),
      showing(visitor.at(desk.replica.origin), { recoveryCode: second }),
    ]);
    expect(statuses(answers)).toEqual([200, 410]);
  });

  it('is over after five wrong codes', async () => {
    const somebody = await desk.person();
    const visitor = await desk.withTicket(somebody);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await showing(visitor, { code: '12345' })).status).toBe(401);
    }
    const over = await showing(visitor, { code: desk.nextCode(somebody) });
    expect([over.status, over.body['type']]).toEqual([410, '/problems/ticket-over']);
  });

  it('is over after ten minutes, and where there is none', async () => {
    const somebody = await desk.person();
    const visitor = await desk.withTicket(somebody);
    desk.clock.aheadMs += 9 * minute;
    expect((await showing(visitor, { code: '12345' })).status).toBe(401);
    desk.clock.aheadMs += minute;
    expect((await showing(visitor, { code: desk.codeOf(somebody.secret) })).status).toBe(410);
    expect((await showing(desk.application.visitor(), { code: '12345' })).status).toBe(410);
  });

  it('is over when the password is another one', async () => {
    const somebody = await desk.person();
    const visitor = await desk.withTicket(somebody);
    const admin = await desk.application.admin();
    await admin.post(`/api/users/${somebody.id}/reset-password`);
    expect((await showing(visitor, { code: desk.nextCode(somebody) })).status).toBe(410);
  });

  it('takes one kind of code at a time', async () => {
    const visitor = await desk.withTicket(await desk.person());
    for (const body of [{}, { code: '1', recoveryCode: '2' }]) {
      expect((await showing(visitor, body)).status).toBe(400);
    }
  });
});

describe('wrong codes', () => {
  it('count as failed sign-ins of the account', async () => {
    const somebody = await desk.person();
    for (let tickets = 0; tickets < 2; tickets += 1) {
      const visitor = await desk.withTicket(somebody);
      for (let tries = 0; tries < 5; tries += 1) await showing(visitor, { code: '12345' });
    }
    const { username } = somebody;
    const locked = await desk.application.visitor().post('/api/auth/login', { username, password });
    expect([locked.status, locked.body['type']]).toEqual([429, '/problems/too-many-sign-ins']);
    desk.clock.aheadMs += 15 * minute;
  });
});

describe('a recovery code', () => {
  it('counts once, however it is typed, and those that are left are told', async () => {
    const somebody = await desk.person();
    const [code = ''] = somebody.recoveryCodes;
    const typed = `${code.slice(0, 5).toUpperCase()}-${code.slice(5)} `;
    const visitor = await desk.withTicket(somebody);
    expect((await showing(visitor, { recoveryCode: typed })).status).toBe(200);
    expect((await visitor.get('/api/auth/methods')).body).toMatchObject({ recoveryCodes: { left: 9 } });
    expect((await showing(await desk.withTicket(somebody), { recoveryCode: code })).status).toBe(401);
  });

  it('lets one of two in who use it at once on two replicas', async () => {
    const somebody = await desk.person();
    const visitors = [await desk.withTicket(somebody), await desk.withTicket(somebody, desk.replica)];
    const [recoveryCode] = somebody.recoveryCodes;
    const answers = await Promise.all(visitors.map((one) => showing(one, { recoveryCode })));
    expect(statuses(answers)).toEqual([200, 401]);
  });

  it('is worth nothing when there are new ones', async () => {
    const somebody = await desk.person();
    const { body } = await somebody.here.post<{ recoveryCodes: string[] }>(
      '/api/auth/methods/recovery-codes',
    );
    const visitor = await desk.withTicket(somebody);
    expect((await showing(visitor, { recoveryCode: somebody.recoveryCodes[0] })).status).toBe(401);
    expect((await showing(visitor, { recoveryCode: body.recoveryCodes[0] })).status).toBe(200);
  });

  it('is for nobody without an authenticator app', async () => {
    const here = await desk.application.author('The Appraiser');
    expect((await here.post('/api/auth/methods/recovery-codes')).status).toBe(409);
  });
});

describe('a proof', () => {
  const remove = (visitor: Visitor) => visitor.delete('/api/auth/methods/totp');

  it('is the sign-in for 15 minutes, then it is asked for again', async () => {
    const somebody = await desk.person();
    const { here } = somebody;
    desk.clock.aheadMs += 16 * minute;
    const refused = await remove(here);
    expect([refused.status, refused.body['type'], refused.body['ways']]).toEqual([
      403,
      '/problems/proof-required',
      ['password', 'totp'],
    ]);
    const wrong = await here.post('/api/auth/proof', { password: 'wrong' });
    expect([wrong.status, wrong.body['type']]).toEqual([400, '/problems/proof-refused']);
    expect((await remove(here)).status).toBe(403);
    expect((await here.post('/api/auth/proof', { code: desk.nextCode(somebody) })).status).toBe(204);
    expect((await remove(here.at(desk.replica.origin))).status).toBe(200);
  });

  it('may be the password', async () => {
    const { here } = await desk.person();
    desk.clock.aheadMs += 16 * minute;
    expect((await here.post('/api/auth/proof', { password })).status).toBe(204);
    expect((await remove(here)).status).toBe(200);
  });

  it('of one session is none of another', async () => {
    const somebody = await desk.person();
    const there = await desk.withTicket(somebody, desk.replica);
    await showing(there, { code: desk.nextCode(somebody) });
    desk.clock.aheadMs += 16 * minute;
    await there.post('/api/auth/proof', { password });
    expect((await remove(somebody.here)).status).toBe(403);
  });
});

describe('a reset of the sign-in', () => {
  it('leaves a temporary password, ends all sessions, and says why in the log', async () => {
    const { id, here, username } = await desk.person();
    const admin = await desk.application.admin();
    const reset = (body: object) =>
      admin.post<{ temporaryPassword: string }>(`/api/users/${id}/reset-sign-in`, body);
    expect((await reset({})).status).toBe(400);
    const { temporaryPassword } = (await reset({ reason: 'The telephone was lost.' })).body;
    expect(await isSignedIn(here)).toBe(false);
    const visitor = await desk.application.visitor().signIn(username, temporaryPassword);
    expect((await visitor.get('/api/auth/user')).body).toMatchObject({ mustChangePassword: true });
    const { body } = await admin.get<{ items: { summary: string }[] }>('/api/audit?subject=' + id);
    expect(JSON.stringify(body)).toContain('(The telephone was lost.)');
  });

  it('is wanted with a proof, and is not for oneself', async () => {
    const { id } = await desk.person();
    const admin = await desk.application.admin();
    const own = (await admin.get<{ id: string }>('/api/auth/user')).body.id;
    const refused = await admin.post(`/api/users/${own}/reset-sign-in`, { reason: 'Lost.' });
    expect([refused.status, refused.body['type']]).toEqual([409, '/problems/own-sign-in']);
    desk.clock.aheadMs += 16 * minute;
    const late = await admin.post(`/api/users/${id}/reset-sign-in`, { reason: 'Lost.' });
    expect([late.status, late.body['ways']]).toEqual([403, ['password']]);
  });
});

describe('how somebody had signed in', () => {
  it('stands with what they did, and nothing secret does', async () => {
    const somebody = await desk.person();
    const visitor = await desk.withTicket(somebody);
    await showing(visitor, { code: desk.nextCode(somebody) });
    await visitor.post('/api/auth/methods/recovery-codes');
    const events = await desk.application.app.get(EventStore).readStream('users-house');
    const [own] = events.filter(({ event }) => JSON.stringify(event?.data).includes(somebody.id)).slice(-1);
    expect(own?.event).toMatchObject({
      type: 'SignInMethodAdded',
      data: { method: 'recovery-codes' },
      metadata: { strength: 'two factors' },
    });
    const text = JSON.stringify(events.map(({ event }) => [event?.data, event?.metadata]));
    for (const secret of [somebody.secret, ...somebody.recoveryCodes]) expect(text).not.toContain(secret);
  });
});
