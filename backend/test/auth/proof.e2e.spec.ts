import { EventStore } from '../../src/platform/event-sourcing/event-store.js';
import { isSignedIn, minute, password, SecondFactorDesk, showing } from '../support/second-factor-desk.js';
import type { Visitor } from '../support/visitor.js';

let desk: SecondFactorDesk;

beforeAll(async () => {
  desk = await SecondFactorDesk.start();
}, 60_000);
afterAll(() => desk.stop());

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
