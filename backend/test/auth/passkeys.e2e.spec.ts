import { EventStore } from '../../src/platform/event-sourcing/event-store.js';
import { isSignedIn, minute, password, SecondFactorDesk, showing } from '../support/second-factor-desk.js';
import {
  SoftwarePasskey,
  type CreationOptions,
  type RequestOptions,
  type Twist,
} from '../support/software-authenticator.js';
import type { Answer, Visitor } from '../support/visitor.js';

const publicUrl = 'http://localhost:3000';

let desk: SecondFactorDesk;

beforeAll(async () => {
  desk = await SecondFactorDesk.start();
}, 60_000);
afterAll(() => desk.stop());

interface Told {
  readonly id: string;
  readonly name: string;
}

const add = async (here: Visitor, passkey: SoftwarePasskey, name = 'My laptop', twist?: Twist) => {
  const { body: options } = await here.post<CreationOptions>('/api/auth/methods/passkeys/options', {});
  return here.post<{ passkey: Told; recoveryCodes: string[] | null }>('/api/auth/methods/passkeys', {
    name,
    attestation: passkey.create(options, twist),
  });
};

/** A person with a passkey. */
async function owner() {
  const somebody = await desk.newcomer();
  const passkey = new SoftwarePasskey(publicUrl);
  const { status, body } = await add(somebody.here, passkey);
  expect(status).toBe(201);
  return { ...somebody, passkey, told: body.passkey, recoveryCodes: body.recoveryCodes ?? [] };
}

const optionsFor = async (visitor: Visitor) =>
  (await visitor.post<RequestOptions>('/api/auth/passkeys/options', {})).body;

const assertionFor = async (visitor: Visitor, passkey: SoftwarePasskey, twist?: Twist) =>
  passkey.get(await optionsFor(visitor), twist);

const show = (visitor: Visitor, assertion: object): Promise<Answer> =>
  visitor.post('/api/auth/passkeys', assertion);

const signIn = async (visitor: Visitor, passkey: SoftwarePasskey, twist?: Twist): Promise<Answer> =>
  show(visitor, await assertionFor(visitor, passkey, twist));

const verdict = ({ status, body }: Answer): unknown[] => [status, body['type']];

const methodsOf = async (here: Visitor) =>
  (await here.get<{ passkeys: object[]; recoveryCodes: { left: number } }>('/api/auth/methods')).body;

describe('a passkey', () => {
  it('is asked for as one that can be found without a name, with the person verified', async () => {
    const { here, username } = await desk.newcomer();
    const { body } = await here.post('/api/auth/methods/passkeys/options', {});
    expect(body).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      user: { name: username },
    });
    const handle = Buffer.from((body['user'] as { id: string }).id, 'base64url');
    expect(handle).toHaveLength(32);
  });

  it('signs in without a name, and its strength stands in the session and the record', async () => {
    const { id, passkey, username, told } = await owner();
    const visitor = desk.application.visitor();
    const { status, body } = await signIn(visitor, passkey);
    expect([status, body]).toMatchObject([200, { user: { username } }]);
    const { body: listed } = await visitor.get<{ sessions: { current: boolean; strength: string }[] }>(
      '/api/auth/sessions',
    );
    expect(listed.sessions.find(({ current }) => current)?.strength).toBe('passkey');
    await visitor.post('/api/auth/methods/recovery-codes');
    const events = await desk.application.app.get(EventStore).readStream('users-house');
    const own = events.map(({ event }) => event).filter((event) => JSON.stringify(event?.data).includes(id));
    expect(own.at(-1)).toMatchObject({ metadata: { strength: 'passkey' } });
    expect(own.find((event) => event?.type === 'SignInMethodAdded')).toMatchObject({
      data: { method: 'passkey', methodId: told.id },
    });
    expect(JSON.stringify(own.map((event) => [event?.data, event?.metadata]))).not.toContain(passkey.id);
  });

  it('is told with its name and use, renamed, and removed with the recovery codes that came with it', async () => {
    const { here, passkey, told, recoveryCodes, username } = await owner();
    expect(recoveryCodes).toHaveLength(10);
    expect((await add(here, new SoftwarePasskey(publicUrl), ' My phone ')).body).toMatchObject({
      passkey: { name: 'My phone', lastUsedAt: null, synced: true, formerHost: null, countedBack: false },
      recoveryCodes: null,
    });
    await signIn(desk.application.visitor(), passkey);
    const path = `/api/auth/methods/passkeys/${told.id}`;
    expect((await here.patch(path, { name: 'Old laptop' })).body).toMatchObject({
      passkey: { name: 'Old laptop' },
    });
    const methods = await methodsOf(here);
    expect(methods).toMatchObject({
      passkeys: [
        { id: told.id, name: 'Old laptop', lastUsedAt: expect.any(String) as string },
        { name: 'My phone' },
      ],
      passkeysPossible: { possible: true, why: null },
      recoveryCodes: { left: 10 },
    });
    const removed = await here.delete<{ accepted: { rpId: string; allAcceptedCredentialIds: string[] } }>(
      path,
    );
    expect(removed.body.accepted.rpId).toBe('localhost');
    expect(removed.body.accepted.allAcceptedCredentialIds).toHaveLength(1);
    expect(removed.body.accepted.allAcceptedCredentialIds).not.toContain(passkey.id);
    expect(verdict(await here.delete(path))).toEqual([404, '/problems/passkey-not-found']);
    expect(verdict(await here.patch(path, { name: 'x' }))).toEqual([404, '/problems/passkey-not-found']);
    const [left] = (await methodsOf(here)).passkeys as Told[];
    await here.delete(`/api/auth/methods/passkeys/${left?.id}`);
    expect(await methodsOf(here)).toMatchObject({ passkeys: [], recoveryCodes: { left: 0 } });
    await desk.application.visitor().signIn(username, password);
  });

  it('of somebody else is neither renamed nor removed', async () => {
    const { here } = await owner();
    const other = await owner();
    const path = `/api/auth/methods/passkeys/${other.told.id}`;
    expect((await here.delete(path)).status).toBe(404);
    expect((await here.patch(path, { name: 'Mine' })).status).toBe(404);
  });

  it('is there once', async () => {
    const { here, passkey } = await owner();
    const again = await add(here, passkey);
    expect([again.status, (again.body as unknown as { detail: string }).detail]).toEqual([
      409,
      'This device already has a passkey for you.',
    ]);
  });

  it('is wanted with a proof to be added, renamed and removed', async () => {
    const { here, told } = await owner();
    desk.clock.aheadMs += 16 * minute;
    const path = `/api/auth/methods/passkeys/${told.id}`;
    for (const refused of [
      await here.post('/api/auth/methods/passkeys/options', {}),
      await here.patch(path, { name: 'x' }),
      await here.delete(path),
    ]) {
      expect([refused.status, refused.body['ways']]).toEqual([403, ['password', 'passkey']]);
    }
  });

  it('is gone with a reset of the sign-in', async () => {
    const { id, passkey } = await owner();
    const admin = await desk.application.admin();
    const { body } = await admin.get<{ secondFactors: { userId: string }[] }>('/api/users');
    expect(body.secondFactors.find(({ userId }) => userId === id)).toEqual({
      ...{ userId: id, totp: false, passkeys: 1, countedBack: false, recoveryCodes: 10 },
    });
    await admin.post(`/api/users/${id}/reset-sign-in`, { reason: 'Stolen.' });
    expect(verdict(await signIn(desk.application.visitor(), passkey))).toEqual([
      401,
      '/problems/passkey-unknown',
    ]);
  });
});

describe('the second step and the proof', () => {
  it('take a passkey after the password', async () => {
    const { username, passkey, recoveryCodes } = await owner();
    const visitor = desk.application.visitor();
    const asked = await visitor.post('/api/auth/login', { username, password });
    expect(asked.body).toEqual({ secondFactor: { ways: ['recovery', 'passkey'] } });
    const wrong = await showing(visitor, { assertion: await assertionFor(visitor, (await owner()).passkey) });
    expect(verdict(wrong)).toEqual([401, '/problems/wrong-code']);
    const right = await showing(visitor, { assertion: await assertionFor(visitor, passkey) });
    expect([right.status, await isSignedIn(visitor)]).toEqual([200, true]);
    const elsewhere = desk.application.visitor();
    await elsewhere.post('/api/auth/login', { username, password });
    expect((await showing(elsewhere, { recoveryCode: recoveryCodes[0] })).status).toBe(200);
  });

  it('take a passkey once more', async () => {
    const { here, passkey, told } = await owner();
    desk.clock.aheadMs += 16 * minute;
    const foreign = await assertionFor(here, (await owner()).passkey);
    expect(verdict(await here.post('/api/auth/proof', { assertion: foreign }))).toEqual([
      400,
      '/problems/proof-refused',
    ]);
    const assertion = await assertionFor(here, passkey);
    expect((await here.post('/api/auth/proof', { assertion })).status).toBe(204);
    expect((await here.delete(`/api/auth/methods/passkeys/${told.id}`)).status).toBe(200);
  });
});

describe('an assertion', () => {
  it('counts once, of two at once on two replicas, and not again', async () => {
    const { passkey } = await owner();
    const visitor = desk.application.visitor();
    const assertion = await assertionFor(visitor, passkey);
    const answers = await Promise.all([
      show(visitor.at(desk.application.origin), assertion),
      show(visitor.at(desk.replica.origin), assertion),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(verdict(await show(visitor, assertion))).toEqual([401, '/problems/passkey-over']);
  });

  it('to a challenge of another browser or session, or of more than five minutes ago, is refused', async () => {
    const { here, passkey } = await owner();
    const [one, other] = [desk.application.visitor(), desk.application.visitor()];
    await optionsFor(other);
    const over = [401, '/problems/passkey-over'];
    expect(verdict(await show(other, await assertionFor(one, passkey)))).toEqual(over);
    expect(verdict(await show(other, await assertionFor(here, passkey)))).toEqual(over);
    const late = await assertionFor(one, passkey);
    desk.clock.aheadMs += 5 * minute;
    expect(verdict(await show(one, late))).toEqual(over);
    expect((await signIn(one, passkey)).status).toBe(200);
  });

  it.each<[string, Twist, string]>([
    ['made at a foreign origin', { origin: 'http://localhost.evil.example:3000' }, 'refused'],
    ['for a foreign name', { rpId: 'evil.example' }, 'refused'],
    ['without the person verified', { userVerified: false }, 'refused'],
    ['that is a registration', { type: 'webauthn.create' }, 'refused'],
    ['to a challenge of its own', { challenge: 'A'.repeat(43) }, 'over'],
    ['in another person’s name', { userHandle: 'AAAA' }, 'unknown'],
  ])('%s is refused', async (_, twist, kind) => {
    const { passkey } = await owner();
    const refused = await signIn(desk.application.visitor(), passkey, twist);
    expect(verdict(refused)).toEqual([401, `/problems/passkey-${kind}`]);
  });

  it('of a passkey that nobody has is answered as one that is signed wrong', async () => {
    const { passkey } = await owner();
    const stranger = new SoftwarePasskey(publicUrl);
    const visitor = desk.application.visitor();
    const unknown = await signIn(visitor, stranger, { userHandle: 'AAAA' });
    const wrong = {
      ...(await assertionFor(visitor, stranger, { userHandle: 'AAAA' })),
      id: passkey.id,
      rawId: passkey.id,
    };
    const forged = await show(visitor, wrong);
    const said = ({ status, body: { requestId: _, ...body } }: Answer) => ({ status, body });
    expect(said(unknown)).toEqual(said(forged));
    expect(verdict(unknown)).toEqual([401, '/problems/passkey-unknown']);
  });

  it('is asked of everybody alike, also of somebody who has shown a password', async () => {
    const { username } = await owner();
    const visitor = desk.application.visitor();
    const anybody = await optionsFor(visitor);
    await visitor.post('/api/auth/login', { username, password });
    expect(Object.keys(await optionsFor(visitor))).toEqual(Object.keys(anybody));
    expect(anybody).not.toHaveProperty('allowCredentials');
  });

  it('of somebody who is deactivated lets nobody in', async () => {
    const { id, passkey } = await owner();
    const admin = await desk.application.admin();
    await admin.delete(`/api/users/${id}`);
    expect(verdict(await signIn(desk.application.visitor(), passkey))).toEqual([
      401,
      '/problems/passkey-refused',
    ]);
  });

  it('whose counter went back lets in, and is told to its owner and the administrators', async () => {
    const { here, id, passkey } = await owner();
    expect((await signIn(desk.application.visitor(), passkey, { counter: 7 })).status).toBe(200);
    expect(await methodsOf(here)).toMatchObject({ passkeys: [{ countedBack: false }] });
    expect((await signIn(desk.application.visitor(), passkey, { counter: 7 })).status).toBe(200);
    expect(await methodsOf(here)).toMatchObject({ passkeys: [{ countedBack: true }] });
    const { body } = await (
      await desk.application.admin()
    ).get<{ secondFactors: { userId: string }[] }>('/api/users');
    expect(body.secondFactors).toContainEqual(expect.objectContaining({ userId: id, countedBack: true }));
  });

  it('brings along what nobody reads, however large', async () => {
    const { passkey } = await owner();
    const visitor = desk.application.visitor();
    const assertion = await assertionFor(visitor, passkey);
    const extensions = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`x${at}`, {}]));
    expect((await show(visitor, { ...assertion, clientExtensionResults: extensions })).status).toBe(200);
    expect((await show(visitor, { ...assertion, more: 1 })).status).toBe(400);
  });
});
