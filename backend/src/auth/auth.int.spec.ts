import { catalogs } from '../catalogs.js';
import { Clock } from '../platform/kernel/clock.js';
import { readSettings } from '../platform/config/settings.js';
import { systemActor } from '../platform/event-sourcing/actor.js';
import { AggregateStore } from '../platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../platform/event-sourcing/command-context.js';
import type { EditorialRules } from '../editorial/contract.js';
import { unavailable } from '../platform/kernel/domain-error.js';
import { KeyedReads } from '../platform/database/keyed-reads.js';
import { ChangeFeed } from '../platform/event-sourcing/change-feed.js';
import { PositionWaiters } from '../platform/event-sourcing/position-waiters.js';
import { eventualAnswer } from '../platform/testing/streams.js';
import { StartWork } from '../platform/program/start-work.js';
import { startRecord, type StartedRecord } from '../platform/testing/started-record.js';
import { databaseSchema, projections } from '../read-models.js';
import type { UserCommand } from './domain/user.commands.js';
import { house } from '../platform/kernel/house.js';
import { SignOnIdentities } from './sign-on/sign-on-identities.js';
import { SignOnInvitations } from './sign-on/sign-on-invitations.js';
import { usersDecider } from './domain/users.decider.js';
import { AdministratorPassword } from './administrator-password.js';
import { FirstAdministrator, type FirstSignIn } from './first-administrator.js';
import { Housekeeping } from './housekeeping.js';
import { PasswordCredentials } from './passwords/credentials.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { AssignedPersonas } from './read-models/assigned-personas.js';
import { userList, UserDirectory } from './read-models/user-list.js';
import { SecurityInForce } from './security/security-in-force.js';
import { SessionTable } from './sessions/session-table.js';

class SetClock extends Clock {
  aheadMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }
}

/** Waiters for read models that never catch up in time. */
class FarBehind extends PositionWaiters {
  override waitFor(): Promise<void> {
    return Promise.reject(new Error('The pages do not show it yet.'));
  }
}

const day = 86_400_000;
const ownRecord = { requireOwnRecord: () => Promise.resolve() };
const farBehind = new FarBehind();
const clock = new SetClock();
const undecided = new SecurityInForce(
  { current: () => Promise.reject(unavailable('no-rules-yet', 'Not yet.')) } as unknown as EditorialRules,
  clock,
  readSettings({}),
  new ChangeFeed(),
);
let record: StartedRecord;
let reads: KeyedReads;
let credentials: PasswordCredentials;
let sessions: SessionTable;

beforeAll(async () => {
  record = await startRecord({ catalogs, projections, databaseSchema }, clock);
  credentials = new PasswordCredentials(record.dataSource, clock);
  reads = new KeyedReads(record.databaseUrl, record.dataSource);
  sessions = new SessionTable(record.dataSource, reads, clock, undecided);
});
afterAll(async () => {
  await reads.onApplicationShutdown();
  await record.stop();
});

const run = (command: UserCommand) =>
  record.aggregates.handle(usersDecider, house, command, internalContext(systemActor));
const password = (credentialId: string) => ({ credentialId, temporary: true });

describe('the first administrator', () => {
  const ensure = (environment = {}): Promise<FirstSignIn | undefined> => {
    const aggregates = new AggregateStore(record.store, record.codec, farBehind, clock, new ChangeFeed());
    return new FirstAdministrator(
      aggregates,
      farBehind,
      credentials,
      ownRecord,
      readSettings(environment),
      new StartWork(),
    ).ensure();
  };

  it('is added once, however many ask at the same moment, with the only password that fits', async () => {
    const answers = await Promise.all([ensure(), ensure(), ensure()]);
    const [first, ...others] = answers.flatMap((answer) => (answer?.kind === 'added' ? [answer] : []));
    expect([first?.username, others]).toEqual(['admin', []]);
    const directory = new UserDirectory(record.dataSource);
    // A reader may see the user a moment before the password, which is an event of its own.
    const credentialId = await eventualAnswer(
      async () => (await directory.findByName('admin'))?.credentialId ?? undefined,
    );
    expect(await credentials.match(credentialId, first?.password ?? '')).toBe(true);
    expect((await directory.all('active')).users).toMatchObject([
      { username: 'admin', role: 'admin', mustChangePassword: true },
    ]);
  });

  it('is not added to users who are there', async () => {
    expect(await ensure({ ADMIN_PASSWORD: 'set by the operator' })).toBeUndefined();
  });

  it('is named again while nobody has used the first password, which a crash may have kept from being shown', async () => {
    expect(await ensure({ ADMIN_USERNAME: 'another' })).toEqual({ kind: 'unused', username: 'admin' });
  });

  it('gets a new password from whoever runs the machine, as an event of the system', async () => {
    const administrators = new AdministratorPassword(record.aggregates, credentials);
    await expect(administrators.renew('nobody', false)).rejects.toThrow('There are: admin.');
    const before = (await record.aggregates.load(usersDecider, house)).revision ?? 0n;
    const { username, password: renewed } = await administrators.renew(undefined, false);
    const { state, revision, last } = await record.aggregates.load(usersDecider, house);
    const [user] = state.values();
    expect([username, revision, last?.by]).toEqual(['admin', before + 1n, systemActor]);
    expect(await credentials.match(user?.credentialId, renewed)).toBe(true);
    expect(await ensure()).toBeUndefined();
  });
});

describe('an administrator who lost what they sign in by', () => {
  it('signs in by a password alone after a reset on the server, which the record tells', async () => {
    const administrators = new AdministratorPassword(record.aggregates, credentials);
    const [id = ''] = (await record.aggregates.load(usersDecider, house)).state.keys();
    await run({ type: 'add-totp', id, totpId: 't1', recoveryId: 'r1' });
    await administrators.renew(undefined, false);
    const methods = async () => (await record.aggregates.load(usersDecider, house)).state.get(id)?.methods;
    expect(await methods()).toEqual({ totp: 't1', 'recovery-codes': 'r1', passkeys: [] });
    const { password: renewed } = await administrators.renew(undefined, true);
    expect(await methods()).toEqual({ passkeys: [] });
    const events = await record.store.readStream(`users-${house}`);
    expect(events.map(({ event }) => event?.data)).toContainEqual({ userId: id, reason: 'on the server' });
    const credentialId = (await record.aggregates.load(usersDecider, house)).state.get(id)?.credentialId;
    expect(await credentials.match(credentialId, renewed)).toBe(true);
  });
});

describe('the read model of users', () => {
  it('is the same when it is made anew from the events', async () => {
    const user = {
      username: 'Wanda',
      email: 'w@localhost',
      firstName: 'Wanda',
      lastName: 'Writer',
      role: 'author',
      assignedPersona: 'p1',
    } as const;
    await run({ type: 'add', id: 'u1', user, password: password('c1') });
    await run({ type: 'change', id: 'u1', patch: { details: { lastName: 'Word', assignedPersona: null } } });
    await run({ type: 'change-password', id: 'u1', provenCredentialId: 'c1', credentialId: 'c2' });
    await run({ type: 'deactivate', id: 'u1' });
    await run({ type: 'change', id: 'u1', patch: { details: {}, isActive: true } });
    await run({ type: 'add-totp', id: 'u1', totpId: 't2', recoveryId: 'r2' });
    await run({ type: 'renew-recovery-codes', id: 'u1', recoveryId: 'r3' });
    await run({ type: 'reset-password', id: 'u1', credentialId: 'c3' });
    const rows = await record.rowsOf(userList);
    expect(rows.flat()).toHaveLength(2);
    await record.rebuild(userList);
    expect(await record.rowsOf(userList)).toEqual(rows);
    expect(await new UserDirectory(record.dataSource).find('u1')).toMatchObject({
      lastName: 'Word',
      assignedPersona: null,
      isActive: true,
      mustChangePassword: true,
    });
  });

  it('finds who has a persona, while they are active', async () => {
    const found = () => new AssignedPersonas(record.dataSource).of('p2');
    await run({ type: 'change', id: 'u1', patch: { details: { assignedPersona: 'p2' } } });
    expect(await found()).toEqual(['Wanda']);
    await run({ type: 'deactivate', id: 'u1' });
    expect(await found()).toEqual([]);
  });
});

describe('a user name with two blanks, from before they counted as one', () => {
  it('still signs in, and is not given again with one', async () => {
    const details = { email: 'o@localhost', firstName: 'Old', lastName: 'Hand', role: 'author' } as const;
    const add = (id: string, username: string) =>
      run({ type: 'add', id, user: { username, ...details, assignedPersona: null }, password: password(id) });
    await add('u2', 'old  hand');
    expect(await new UserDirectory(record.dataSource).findByName('Old  Hand')).toMatchObject({ id: 'u2' });
    await expect(add('u3', 'old hand')).rejects.toMatchObject({ code: 'username-taken' });
    await run({ type: 'change', id: 'u2', patch: { details: { lastName: 'Hands' }, username: 'old  hand' } });
  });
});

describe('housekeeping', () => {
  it('forgets what no event names and what has run out, and nothing else', async () => {
    await credentials.store('c3', 'u1', 'in force');
    await credentials.store('orphan', 'u1', 'left by a crash');
    const proven = { userId: 'u1', credentialId: 'c3', deactivation: null };
    const opening = { browser: 'Firefox', system: 'Linux', strength: 'password', address: null } as const;
    await sessions.add('old', proven, opening);
    const codes = new RecoveryCodes(record.dataSource, clock);
    const identities = new SignOnIdentities(record.dataSource, clock);
    const [{ id: recoveryId }] = [await codes.make(), await codes.make()];
    await run({ type: 'renew-recovery-codes', id: 'u1', recoveryId });
    await identities.idOf({ issuer: 'https://sso.example', subject: 'nobody here' });
    clock.aheadMs += 15 * day;
    await credentials.store('on its way', 'u1', 'an event is about to name it');
    await sessions.add('new', proven, opening);
    const invitations = new SignOnInvitations(record.dataSource, clock, readSettings({}));
    const { store, dataSource } = record;
    await new Housekeeping(store, dataSource, clock, sessions, invitations, ownRecord).tidy();

    const ids = async (table: string, column = 'id') =>
      (await dataSource.query<{ id: string }[]>(`select distinct ${column} id from ${table}`)).map(
        ({ id }) => id,
      );
    const kept = await ids('credential');
    expect(kept).toEqual(expect.arrayContaining(['c3', 'on its way']));
    expect(kept).not.toContain('orphan');
    expect(await ids('session')).toEqual(['new']);
    // The third one is the administrator's.
    expect(kept).toHaveLength(3);
    expect(await ids('recovery_code', 'set_id')).toEqual([recoveryId]);
    expect(await ids('sign_on_identity')).toEqual([]);
  });
});
