import { DataSource } from 'typeorm';
import { createTestDatabase } from '../../testing/test-servers.js';
import { IdempotencyRecord, type KeyedCall } from './idempotency-record.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataSource: DataSource;
let record: IdempotencyRecord;

beforeAll(async () => {
  database = await createTestDatabase('migrated');
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  record = new IdempotencyRecord(dataSource);
});

beforeEach(() => dataSource.query('delete from idempotency_key'));

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const call: KeyedCall = { userId: 'u', key: 'k', body: 'b' };
/** Calls by another user, or with another key. */
const others: readonly KeyedCall[] = [
  { ...call, userId: 'u2' },
  { ...call, key: 'k2' },
];
const otherBody: KeyedCall = { ...call, body: 'b2' };

/** Postgres's clock decides, so the moments in the table are moved instead. */
const move = (column: string, to: string): Promise<unknown> =>
  dataSource.query(`update idempotency_key set ${column} = now() + interval '${to}'`);

async function secondsLeft({ userId, key } = call): Promise<number> {
  const [row] = await dataSource.query<{ left: string }[]>(
    `select extract(epoch from running_until - now()) "left" from idempotency_key where user_id = $1 and key = $2`,
    [userId, key],
  );
  return Number(row?.left);
}

/** Whether the call is free, whatever the clocks of Postgres's hosts say. */
async function isFree(): Promise<boolean> {
  const [row] = await dataSource.query<{ free: boolean }[]>(
    `select running_until = '-infinity' free from idempotency_key where user_id = $1 and key = $2`,
    [call.userId, call.key],
  );
  return row?.free ?? false;
}

async function expectLease(of = call): Promise<void> {
  const left = await secondsLeft(of);
  expect(left).toBeGreaterThan(1);
  expect(left).toBeLessThanOrEqual(5);
}

const claimAll = async (): Promise<void> => {
  for (const one of [call, ...others]) expect(await record.claim(one)).toBe('mine');
};

describe('a claim', () => {
  it('is the first caller’s for five seconds, for this user, key and body', async () => {
    await claimAll();
    await expectLease();
    expect(await record.claim(call)).toBe('running');
    expect(await record.claim(otherBody)).toBe('other-body');
    await expectLease();
  });

  it('passes to the next who asks the same, and to nobody else, once the lease is over', async () => {
    await claimAll();
    await move('running_until', '1 second');
    expect(await record.claim(call)).toBe('running');
    await move('running_until', '-1 second');
    expect(await record.claim(otherBody)).toBe('other-body');
    expect(await secondsLeft()).toBeLessThan(0);
    expect(await record.claim(call)).toBe('mine');
    await expectLease();
    expect(await record.claim(call)).toBe('running');
    for (const one of others) expect(await secondsLeft(one)).toBeLessThan(0);
  });
});

describe('who has claimed', () => {
  beforeEach(claimAll);

  it('keeps it by telling that the work goes on', async () => {
    await move('running_until', '-1 second');
    await record.renew(call);
    await expectLease();
    expect(await record.claim(call)).toBe('running');
    for (const one of others) expect(await record.claim(one)).toBe('mine');
  });

  it('leaves an answer, which is given to whoever asks the same, also when the lease is over', async () => {
    await record.remember(call, { status: 201, body: { z: 1, a: ['ü'] } });
    await move('running_until', '-1 second');
    expect(JSON.stringify(await record.claim(call))).toBe('{"status":201,"body":{"z":1,"a":["ü"]}}');
    expect(await record.claim(otherBody)).toBe('other-body');
    for (const one of others) expect(await record.claim(one)).toBe('mine');
    await record.remember(call, { status: 200, body: null });
    expect(await record.claim(call)).toEqual({ status: 200, body: null });
  });

  it('lets only the same be tried again after an end that may have left traces', async () => {
    await record.release(call);
    expect(await isFree()).toBe(true);
    expect(await record.claim(otherBody)).toBe('other-body');
    for (const one of others) expect(await record.claim(one)).toBe('running');
    expect(await record.claim(call)).toBe('mine');
    await expectLease();
  });

  it('gives the key back where nothing was done', async () => {
    await record.forget(call);
    for (const one of others) expect(await record.claim(one)).toBe('running');
    expect(await record.claim(otherBody)).toBe('mine');
    expect(await record.claim(call)).toBe('other-body');
  });
});

describe('an answer', () => {
  const answer = { status: 201, body: { id: 'a-1' } };

  it('is forgotten after a day, but not what its key stood for', async () => {
    await claimAll();
    await record.remember(call, answer);
    await move('created_at', '-23 hours -59 minutes');
    await record.forgetOldAnswers();
    expect(await record.claim(call)).toEqual(answer);
    await move('created_at', '-24 hours -1 minute');
    await record.forgetOldAnswers();
    expect(
      await dataSource.query(
        'select status, response from idempotency_key where status is not null or response is not null',
      ),
    ).toEqual([]);
    expect(await isFree()).toBe(true);
    expect(await record.claim(otherBody)).toBe('other-body');
    // A call that is still running belongs to nobody else.
    for (const one of others) expect(await record.claim(one)).toBe('running');
    expect(await record.claim(call)).toBe('mine');
  });
});
