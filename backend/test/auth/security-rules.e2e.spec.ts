import { AdministratorPassword, PasswordCredentials } from '../../src/auth/contract.js';
import { AggregateStore } from '../../src/platform/event-sourcing/aggregate-store.js';
import { draftPath, generate, idOfPersona } from '../support/articles.js';
import type { Author } from '../support/authors.js';
import { fieldsOf, save } from '../support/configuration.js';
import { EventStream } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import { minute, password, SecondFactorDesk, showing } from '../support/second-factor-desk.js';
import type { Answer, Visitor } from '../support/visitor.js';

const day = 1_440 * minute;
let desk: SecondFactorDesk;
let admin: Visitor;
let secret: string;
let author: Author;
let guest: Visitor;
let second: { readonly id: string; readonly here: Visitor };

const userOf = async (visitor: Visitor) =>
  (await visitor.get<Record<string, unknown> & { id: string; username: string }>('/api/auth/user')).body;
interface OwnSession {
  readonly current: boolean;
  readonly lastSeenAt: string;
  readonly strength: string;
}

const sessionsOf = async (visitor: Visitor): Promise<readonly OwnSession[]> =>
  (await visitor.get<{ sessions: OwnSession[] }>('/api/auth/sessions')).body.sessions;
const status = async (visitor: Visitor): Promise<number> => (await visitor.get('/api/auth/sessions')).status;
const told = ({ status: is, body }: Answer): unknown[] => [is, body['type']];
const proofRequired = [403, '/problems/proof-required'];
const prove = (visitor: Visitor) => visitor.post('/api/auth/proof', { password });
const atReplica = (visitor: Visitor): Visitor => visitor.at(desk.replica.origin);

beforeAll(async () => {
  desk = await SecondFactorDesk.start({
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'desk',
  });
  author = await desk.application.author('The Appraiser');
  guest = await desk.application.author();
  const colleague = await desk.application.author();
  admin = await desk.application.admin();
  const { id, username } = await userOf(colleague);
  await admin.put(`/api/users/${id}`, { role: 'admin' });
  second = { id, here: await desk.application.visitor().signIn(username, password) };
  secret = (await admin.post<{ secret: string }>('/api/auth/methods/totp')).body.secret;
  await admin.post('/api/auth/methods/totp/confirm', { code: desk.codeOf(secret) });
}, 60_000);
afterAll(() => desk.stop());

async function adminAgain(): Promise<void> {
  admin = await desk.withTicket({ username: 'admin' });
  expect((await showing(admin, { code: desk.nextCode({ secret }) })).status).toBe(200);
}

async function rulesWith(security: object | undefined): Promise<object> {
  const { body } = await admin.get('/api/config/editorial-rules');
  return { ...body, security };
}

/** Saves the rules with this member, by an administrator who has just given a proof. */
async function decide(security: object | undefined): Promise<void> {
  await prove(admin);
  const saved = await save(admin, 'editorial-rules', await rulesWith(security));
  expect(saved.status).toBe(200);
}

describe('a house that has decided nothing', () => {
  it('asks for nothing', async () => {
    expect((await admin.get('/api/config/editorial-rules')).body).not.toHaveProperty('security');
    expect((await author.get('/api/auth/methods')).body).toMatchObject({ required: false });
    expect(await userOf(author)).not.toHaveProperty('secondFactorFrom');
  });

  it('hears where its decision is none', async () => {
    const wrong = { secondFactor: 'some', from: 'soon', idleMinutes: 1, maxDays: 31, signOnOnly: 'no' };
    const answer = await save(admin, 'editorial-rules', await rulesWith(wrong));
    expect(answer.status).toBe(400);
    const members = ['secondFactor', 'from', 'idleMinutes', 'maxDays', 'signOnOnly'];
    expect(fieldsOf(answer)).toEqual(members.map((member) => `content.security.${member}`));
  });
});

describe('a proof', () => {
  it('is wanted for what lets people in, and for nothing else', async () => {
    desk.clock.aheadMs += 16 * minute;
    const { id } = await userOf(author);
    const person = { username: 'new', email: 'n@localhost', firstName: 'N', lastName: 'N', password };
    const expiresAt = new Date(desk.clock.now().getTime() + day).toISOString();
    const token = { name: 'Reader', scopes: ['audit:read'], expiresAt };
    const hook = { url: 'https://hooks.example.com/a', events: ['article.promoted'] };
    const dangerous: (() => Promise<Answer>)[] = [
      () => admin.post('/api/users', { ...person, role: 'admin' }),
      () => admin.put(`/api/users/${id}`, { role: 'admin' }),
      () => admin.put(`/api/users/${id}`, { password: 'another one' }),
      () => admin.post(`/api/users/${id}/reset-password`),
      () => admin.post('/api/tokens', token),
      () => admin.post('/api/webhooks', hook),
      () => admin.post('/api/sites', {}),
      () => admin.put('/api/sites/none', { credentials: { key: 'k' } }),
      () => admin.get('/api/audit/evidence'),
      async () => (await save(admin, 'users', [{ id, role: 'admin' }])) as unknown as Answer,
      async () =>
        (await save(admin, 'editorial-rules', await rulesWith({ maxDays: 3 }))) as unknown as Answer,
    ];
    for (const act of dangerous) expect(told(await act())).toEqual(proofRequired);
    expect((await save(admin, 'users', [{ id, lastName: 'Renamed' }])).status).toBe(200);
    expect((await save(admin, 'editorial-rules', await rulesWith(undefined))).status).toBe(200);
    expect((await admin.post('/api/users', person)).status).toBe(201);
    await prove(admin);
    const made = await admin.post<{ secret: string }>('/api/tokens', token);
    expect(made.status).toBe(201);
    desk.clock.aheadMs += 16 * minute;
    const authorization = `Bearer ${made.body.secret}`;
    const script = await desk.application.visitor().get('/api/audit/evidence', { authorization });
    expect(script.status).toBe(200);
  });

  it('is wanted for undoing what took such a right away', async () => {
    await prove(admin);
    const { id, username } = await userOf(author);
    await admin.put(`/api/users/${id}`, { role: 'admin' });
    await admin.put(`/api/users/${id}`, { role: 'author' });
    const log = await admin.get<{ items: { position: number }[] }>('/api/audit?type=UserChanged');
    const position = log.body.items[0]?.position;
    desk.clock.aheadMs += 16 * minute;
    const undo = { position, preview: false };
    expect(told(await admin.post('/api/audit/undo', undo))).toEqual(proofRequired);
    await author.signIn(username, password);
  });
});

describe('a proof for overriding', () => {
  it('is wanted where the house says so, of whoever can override, and only for that', async () => {
    const { id } = await generate(admin, { personaId: await idOfPersona(admin, 'The Appraiser') });
    const before = (await admin.get('/api/config/editorial-rules')).body;
    const promotion = { blocking: ['length'], secondPerson: false, maxUntouchedAiShare: null };
    await prove(admin);
    await save(admin, 'editorial-rules', { ...before, promotion });
    await admin.patch(draftPath(id), { content: 'Too short.' });
    const promoting = (visitor: Visitor, override?: object) =>
      visitor.patch(draftPath(id), { status: 'promoted', ...(override && { override }) });
    const reason = { reason: 'It is a short notice.' };
    await decide({ proofForOverride: true });
    desk.clock.aheadMs += 16 * minute;
    expect(told(await promoting(admin, reason))).toEqual(proofRequired);
    expect(told(await promoting(admin))).toEqual([409, '/problems/promotion-blocked']);
    expect(told(await promoting(author, reason))).toEqual([403, '/problems/no-override']);
    await prove(admin);
    expect((await promoting(admin, reason)).body).toMatchObject({ article: { status: 'promoted' } });
    await save(admin, 'editorial-rules', before);
  });
});

describe('a required second factor', () => {
  it('is announced, then confines to setting it up on every replica, and stays', async () => {
    const from = new Date(desk.clock.now().getTime() + 30 * minute).toISOString();
    await decide({ secondFactor: 'everybody', from });
    expect(await userOf(author)).toMatchObject({ secondFactorFrom: from });
    expect((await author.get('/api/articles/drafts')).status).toBe(200);
    const stream = await EventStream.open(atReplica(author));
    desk.clock.aheadMs += 30 * minute;
    await stream.ended;
    for (const at of [author, atReplica(author)]) {
      expect(told(await at.get('/api/articles/drafts'))).toEqual([403, '/problems/second-factor-required']);
      expect(await userOf(at)).toMatchObject({ mustSetUpSecondFactor: true });
    }
    expect((await author.get('/api/auth/methods')).body).toMatchObject({ required: true });
    expect(told(await author.post('/api/auth/methods/totp'))).toEqual(proofRequired);
    await prove(author);
    const begun = (await author.post<{ secret: string }>('/api/auth/methods/totp')).body;
    const before = author.at(author.origin);
    await author.post('/api/auth/methods/totp/confirm', { code: desk.codeOf(begun.secret) });
    expect((await author.get('/api/articles/drafts')).status).toBe(200);
    const current = (await sessionsOf(author)).find((session) => session.current);
    expect(current?.strength).toBe('two factors');
    expect(await status(before)).toBe(401);
    expect(told(await author.delete('/api/auth/methods/totp'))).toEqual([409, '/problems/last-factor']);
    await decide({ secondFactor: 'administrators' });
    expect((await author.delete('/api/auth/methods/totp')).status).toBe(200);
    expect(await userOf(author)).not.toHaveProperty('secondFactorFrom');
    expect(await userOf(second.here)).toMatchObject({ mustSetUpSecondFactor: true });
    await decide(undefined);
  });
});

describe('a lowered role', () => {
  it('ends all sessions and open streams, on every replica', async () => {
    const stream = await EventStream.open(atReplica(second.here));
    expect([await status(second.here), await status(atReplica(second.here))]).toEqual([200, 200]);
    expect((await admin.put(`/api/users/${second.id}`, { role: 'author' })).status).toBe(200);
    expect(await status(second.here)).toBe(401);
    await eventually(async () => expect(await status(atReplica(second.here))).toBe(401));
    await stream.ended;
  });
});

describe('a session', () => {
  it('lasts as long at rest as the house says, and no longer in all', async () => {
    const { username } = await userOf(guest);
    await decide({ idleMinutes: 60, maxDays: 2 });
    await guest.signIn(username, password);
    for (let used = 0; used < 3; used += 1) {
      desk.clock.aheadMs += 50 * minute;
      // A session is trusted for a second without being looked up.
      await eventually(async () => {
        const [last] = await sessionsOf(guest);
        expect(Date.parse(last?.lastSeenAt ?? '')).toBeGreaterThan(desk.clock.now().getTime() - minute);
      });
    }
    desk.clock.aheadMs += 61 * minute;
    for (const at of [guest, atReplica(guest)]) {
      await eventually(async () => expect(await status(at)).toBe(401));
    }
    await adminAgain();
    await decide({ idleMinutes: 43_200, maxDays: 1 });
    desk.clock.aheadMs += day;
    await eventually(async () => expect(await status(admin)).toBe(401));
    await adminAgain();
    await decide(undefined);
  });
});

describe('sign-on alone', () => {
  it('leaves a password nothing but the way back that was opened on the server', async () => {
    const { app } = desk.application;
    const waysIn = async () => (await desk.application.visitor().get('/api/auth/ways-in')).body;
    expect(await waysIn()).toEqual({ signOnOnly: false });
    await decide({ signOnOnly: true });
    expect(await waysIn()).toEqual({ signOnOnly: true });
    for (const typed of [password, 'wrong']) {
      const refused = await desk.application
        .visitor()
        .post('/api/auth/login', { username: 'admin', password: typed });
      expect(told(refused)).toEqual([403, '/problems/sign-on-only']);
    }
    const server = new AdministratorPassword(app.get(AggregateStore), app.get(PasswordCredentials));
    const renewed = await server.renew('admin', true);
    await eventually(async () => {
      const { username } = renewed;
      const answer = await desk.application
        .visitor()
        .post('/api/auth/login', { username, password: renewed.password });
      expect(answer.status).toBe(200);
    });
    const { username } = await desk.application
      .visitor()
      .signIn(renewed.username, renewed.password)
      .then(userOf);
    expect(username).toBe('admin');
  });
});
