import { eventually } from '../../../test/support/eventually.js';
import { DomainError } from '../kernel/domain-error.js';
import { retry } from '../concurrency/retry.js';
import { createTestDatabase } from '../testing/test-servers.js';
import { Replica, endSessionThatHolds } from './testing/replica.js';
import type { Lease } from './work-leases.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let here: Replica;
let elsewhere: Replica;

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(async () => {
  [here, elsewhere] = await Promise.all([Replica.open(database.url), Replica.open(database.url)]);
});

afterEach(async () => {
  await Promise.all([here.close(), elsewhere.close()]);
});

afterAll(() => database.drop());

const stopping = { kind: 'unavailable', code: 'server-stopping' };

/** Work that begins, keeps its lease, and ends when it is told to. */
class HeldWork {
  lease: Lease | undefined;
  end: (error?: Error) => void = () => undefined;
  private begin: () => void = () => undefined;
  readonly begun = new Promise<void>((resolve) => (this.begin = resolve));
  private readonly ended = new Promise<void>((resolve, reject) => {
    this.end = (error) => (error ? reject(error) : resolve());
  });

  readonly work = async (lease: Lease): Promise<void> => {
    this.lease = lease;
    this.begin();
    await this.ended;
  };
}

describe('work under one id', () => {
  it('begins when the one before is over in this process, however that ended', async () => {
    const [first, second] = [new HeldWork(), new HeldWork()];
    const failed = here.leases.run('article', first.work);
    const done = here.leases.run('article', second.work);
    await first.begun;
    expect(second.lease).toBeUndefined();
    first.end(new Error('no answer'));
    await expect(failed).rejects.toThrow('no answer');
    await second.begun;
    second.end();
    await done;
  });

  it('begins when the one before is over in another process', async () => {
    const [first, second] = [new HeldWork(), new HeldWork()];
    const firstDone = here.leases.run('batch', first.work);
    await first.begun;
    await elsewhere.leases.runIfIdle('batch', () => Promise.reject(new Error('It is not idle.')));
    const secondDone = elsewhere.leases.run('batch', second.work);
    expect(second.lease).toBeUndefined();
    first.end();
    await firstDone;
    await second.begun;
    second.end();
    await secondDone;
  });
});

describe('a connection that breaks', () => {
  it('leaves the lease where it is when nobody else has taken it', async () => {
    const held = new HeldWork();
    const done = here.leases.run('run', held.work);
    await held.begun;
    const reopened = here.reopened();
    await endSessionThatHolds(database.url, 'work run');
    await reopened;
    await elsewhere.leases.runIfIdle('run', () => Promise.reject(new Error('It is not idle.')));
    expect(() => held.lease?.assertHeld()).not.toThrow();
    held.end();
    await done;
  });

  it('ends the work when another process has taken it up', async () => {
    const [frozen, takenUp] = [new HeldWork(), new HeldWork()];
    const lost = here.leases.run('run', frozen.work);
    await frozen.begun;
    const waiting = elsewhere.leases.run('run', takenUp.work);
    // After each cut, whichever of the two asks first gets the lease.
    while (takenUp.lease === undefined) {
      const reopened = here.reopened();
      if (await endSessionThatHolds(database.url, 'work run')) await Promise.race([reopened, takenUp.begun]);
    }
    await eventually(() => expect(frozen.lease?.signal.aborted).toBe(true));
    expect(() => frozen.lease?.assertHeld()).toThrow('this work stopped');
    takenUp.end();
    frozen.end();
    await Promise.all([lost, waiting]);
  });
});

describe('work that begins just after a broken connection', () => {
  it('is free for another process when it has ended', async () => {
    const before = ['one', 'two', 'three', 'four', 'five'].map((id) => ({ id, held: new HeldWork() }));
    const done = before.map(({ id, held }) => here.leases.run(id, held.work));
    await Promise.all(before.map(({ held }) => held.begun));
    const reopened = here.reopened();
    await endSessionThatHolds(database.url, 'work one');
    await reopened;
    const late = new HeldWork();
    const lateDone = here.leases.run('late', late.work);
    await late.begun;
    // After these, every question from the opening has had its answer.
    for (const id of ['a', 'b', 'c', 'd', 'e']) await here.leases.run(id, () => Promise.resolve());
    for (const { held } of [...before, { held: late }]) held.end();
    await Promise.all([...done, lateDone]);
    const begun: string[] = [];
    for (const id of ['late', ...before.map((work) => work.id)]) {
      await elsewhere.leases.runIfIdle(id, () => {
        begun.push(id);
        return Promise.resolve();
      });
    }
    expect(begun).toEqual(['late', 'one', 'two', 'three', 'four', 'five']);
  });
});

describe('a stop', () => {
  it('tells all work, and waits for what ends in time', async () => {
    const held = new HeldWork();
    const obedient = here.leases.run('batch', held.work);
    await held.begun;
    held.lease?.signal.addEventListener('abort', () => held.end());
    await here.leases.beforeApplicationShutdown();
    await expect(obedient).resolves.toBeUndefined();
  });

  it('refuses work that waits or begins, and what it cut off, as unavailable', async () => {
    const first = new HeldWork();
    const elsewhereDone = elsewhere.leases.run('batch', first.work);
    await first.begun;
    const waiting = here.leases.run('batch', () => Promise.resolve());
    const cutOff = here.leases.run('run', ({ signal }) =>
      retry(signal, () => Promise.reject(new DomainError('unavailable', 'away', 'Away.'))),
    );
    const refused = [waiting, cutOff].map((work) => expect(work).rejects.toMatchObject(stopping));
    await here.leases.beforeApplicationShutdown();
    await Promise.all(refused);
    await expect(here.leases.run('article', () => Promise.resolve())).rejects.toMatchObject(stopping);
    first.end();
    await elsewhereDone;
  });
});
