import { catalogs } from '../../catalogs.js';
import { Clock } from '../../platform/kernel/clock.js';
import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import { eventualAnswer } from '../../platform/testing/streams.js';
import { databaseSchema, projections } from '../../read-models.js';
import { SignInLimit } from './sign-in-limit.js';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A clock that runs ahead of the true time as far as a test says. */
class ClockAhead extends Clock {
  aheadMs = 0;

  override now(): Date {
    return new Date(super.now().getTime() + this.aheadMs);
  }
}

const clock = new ClockAhead();
let record: StartedRecord;

beforeAll(async () => {
  record = await startRecord({ catalogs, projections, databaseSchema }, clock);
});
afterAll(() => record.stop());

describe('failed sign-ins', () => {
  it('for one name from everywhere lock it at two hundred', async () => {
    const limit = new SignInLimit(record.dataSource, clock);
    const username = 'wanted by many';
    for (let from = 0; from < 20; from += 1) {
      const address = `10.0.0.${from}`;
      const guesses = Array.from({ length: 10 }, () =>
        limit.attempt({ username, address }, () => Promise.resolve(undefined)),
      );
      expect(await Promise.all(guesses)).toEqual(Array(10).fill(undefined));
    }
    const right = (name: string) =>
      limit.attempt({ username: name, address: '10.0.1.1' }, () => Promise.resolve('proven'));
    await expect(right(username)).rejects.toMatchObject({ kind: 'limited' });
    expect(await right('somebody else')).toBe('proven');
  });
});

describe('failed sign-ins from one IPv6 network', () => {
  const wrong = () => Promise.resolve(undefined);
  const right = () => Promise.resolve('proven');

  it('count together, whichever of its addresses they come from; those of another do not', async () => {
    const limit = new SignInLimit(record.dataSource, clock);
    const from = (network: string, host: number) => `${network}::${host.toString(16)}`;
    const guesses = Array.from({ length: 10 }, (_, host) =>
      limit.attempt({ username: 'of six', address: from('2001:db8:1:2', host) }, wrong),
    );
    await Promise.all(guesses);
    const again = (address: string) => limit.attempt({ username: 'of six', address }, right);
    await expect(again('2001:db8:1:2:a:b:c:d')).rejects.toMatchObject({ kind: 'limited' });
    expect(await again('2001:db8:1:3::1')).toBe('proven');
  });

  it('and IPv4 addresses that are written as IPv6 count as what they are', async () => {
    const limit = new SignInLimit(record.dataSource, clock);
    for (let guess = 0; guess < 10; guess += 1) {
      const address = guess % 2 === 0 ? '192.0.2.9' : '::ffff:192.0.2.9';
      await limit.attempt({ username: 'of four', address }, wrong);
    }
    const again = (address: string) => limit.attempt({ username: 'of four', address }, right);
    await expect(again('::ffff:192.0.2.9')).rejects.toMatchObject({ kind: 'limited' });
    expect(await again('::ffff:192.0.2.10')).toBe('proven');
  });
});

describe('failed sign-ins at a clock that runs ahead', () => {
  const username = 'in no hurry';
  const address = '10.2.0.1';
  const wrong = () => Promise.resolve(undefined);
  const right = () => Promise.resolve('proven');
  let limit: SignInLimit;

  beforeEach(async () => {
    await record.dataSource.query('delete from sign_in_failure');
    limit = new SignInLimit(record.dataSource, clock);
  });
  afterEach(() => {
    clock.aheadMs = 0;
  });

  async function lockedAhead(aheadMs: number): Promise<void> {
    clock.aheadMs = aheadMs;
    for (let guesses = 0; guesses < 10; guesses += 1) await limit.attempt({ username, address }, wrong);
    await expect(limit.attempt({ username, address }, right)).rejects.toMatchObject({ kind: 'limited' });
    clock.aheadMs = 0;
  }

  it('by days lock nobody out when it is put right, and are not kept', async () => {
    await lockedAhead(3 * dayMs);
    expect(await limit.attempt({ username, address }, right)).toBe('proven');
    await limit.attempt({ username, address }, wrong);
    expect(await record.dataSource.query('select count(*)::integer failures from sign_in_failure')).toEqual([
      { failures: 1 },
    ]);
  });

  it('by minutes, as that of another replica may, count', async () => {
    await lockedAhead(5 * minuteMs);
    await expect(limit.attempt({ username, address }, right)).rejects.toMatchObject({ kind: 'limited' });
  });
});

describe('the fiftieth failure of an address', () => {
  const addresses = ['10.1.0.1', '10.1.0.2'];
  let limit: SignInLimit;
  let address = '';
  let names = 0;
  const guess = (prove: () => Promise<string | undefined>) =>
    limit
      .attempt({ username: `name ${(names += 1)}`, address }, prove)
      .catch((error: unknown) => (error as { kind?: string }).kind);
  const wrong = () => Promise.resolve(undefined);
  const guesses = (count: number) => Array.from({ length: count }, () => guess(wrong));

  /** A proof that is in progress until it is released. */
  function underWay(outcome: string | undefined) {
    let release: () => void = () => undefined;
    let entered = 0;
    const released = new Promise<string | undefined>((resolve) => (release = () => resolve(outcome)));
    const prove = () => {
      entered += 1;
      return released;
    };
    return {
      prove,
      release: () => release(),
      begun: (count: number) => eventualAnswer(() => Promise.resolve(entered >= count)),
    };
  }

  beforeEach(async () => {
    limit = new SignInLimit(record.dataSource, clock);
    address = addresses.pop() ?? '';
    expect(await Promise.all(guesses(49))).toEqual(Array(49).fill(undefined));
  });

  it('is the last guess that is answered, however many are under way', async () => {
    const { prove, begun, release } = underWay(undefined);
    const all = Promise.all(Array.from({ length: 16 }, () => guess(prove)));
    await begun(2);
    release();
    const answers = await all;
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'limited')).toHaveLength(15);
  });

  it('hides a right guess that was under way', async () => {
    const { prove, begun, release } = underWay('proven');
    const right = guess(prove);
    await begun(1);
    const others = guesses(16);
    await Promise.race(others);
    release();
    expect(await right).toBe('limited');
    await Promise.all(others);
  });
});
