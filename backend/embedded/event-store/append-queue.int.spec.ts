import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { eventualAnswer } from '../../src/platform/testing/streams.js';
import { createTestDatabase } from '../../src/platform/testing/test-servers.js';
import { AppendQueue, type Append, type Outcome } from './append-queue.js';
import type { ProposedEvent } from './event.js';
import { EventLog } from './event-log.js';
import { EventTable } from './event-table.js';

const mebibyte = 1_048_576;

describe('the queue of appends', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let table: EventTable;
  let queue: AppendQueue;
  let blocker: pg.Client;

  beforeEach(async () => {
    database = await createTestDatabase();
    table = await EventTable.open(database.url, () => undefined);
    queue = new AppendQueue(table, await EventLog.open(table));
    blocker = new pg.Client({ connectionString: database.url });
    await blocker.connect();
  });

  afterEach(async () => {
    await blocker.end();
    await table.close();
    await database.drop();
  });

  const events = (count: number): ProposedEvent[] =>
    Array.from({ length: count }, () => ({
      id: randomUUID(),
      type: 'NoteTaken',
      isJson: false,
      data: new Uint8Array(0),
      metadata: new Uint8Array(0),
    }));

  const append = (given: Partial<Append>): Promise<Outcome> =>
    queue.append({
      stream: `note-${randomUUID()}`,
      expected: 'no_stream',
      events: events(1),
      size: 0,
      deadline: Infinity,
      ...given,
    });

  const holdWrites = () => blocker.query('begin; lock table event_store.event in share mode');
  const letWritesGo = () => blocker.query('commit');

  it('says when enough waits, and when there is room again', async () => {
    await holdWrites();
    const appends: Promise<Outcome>[] = [];
    while (!queue.full) appends.push(append({ size: mebibyte }));
    // The first append is being written, and little more than the limit waits.
    expect(appends).toHaveLength(1 + 32 + 1);
    const room = queue.room();
    await letWritesGo();
    await room;
    expect(queue.full).toBe(false);
    expect((await Promise.all(appends)).map(({ kind }) => kind)).toEqual(appends.map(() => 'written'));
  });

  it('counts what came too late no longer, whether it still waited or was being written', async () => {
    await holdWrites();
    const late = { size: mebibyte, deadline: Date.now() + 1_000 };
    const appends = [append(late)];
    while (!queue.full) appends.push(append(late));
    await eventualAnswer(async () => {
      const { rows } = await blocker.query(
        `select from pg_locks join pg_database on pg_database.oid = database
         where not granted and locktype = 'relation' and datname = current_database()`,
      );
      return rows.length === 1;
    });
    expect((await Promise.all(appends)).map(({ kind }) => kind)).toEqual(appends.map(() => 'late'));

    const taken = append({ size: 32 * mebibyte });
    expect(queue.full).toBe(false);
    const tooMany = append({ size: 1 });
    expect(queue.full).toBe(true);
    await letWritesGo();
    expect(await Promise.all([taken, tooMany])).toMatchObject([{ kind: 'written' }, { kind: 'written' }]);
  });

  it.each([0, 1, 2, 3, 4, 5])('writes what comes %i microtasks after the last write', async (microtasks) => {
    await append({});
    for (let passed = 0; passed < microtasks; passed += 1) await Promise.resolve();
    // An append that the queue left behind would be late.
    expect(await append({ deadline: Date.now() + 2_000 })).toMatchObject({ kind: 'written' });
  });

  it('writes at most 2,000 events at once', async () => {
    await holdWrites();
    const appends = [1, 900, 900, 900, 1_100, 900, 1].map((count) => append({ events: events(count) }));
    await letWritesGo();
    await Promise.all(appends);
    const { rows } = await blocker.query(
      'select count(*)::integer as events from event_store.event group by xmin::text order by min(position)',
    );
    expect(rows.map(({ events: written }: { events: number }) => written)).toEqual([1, 1_800, 2_000, 901]);
  });

  it('does not call an append a conflict when it cannot look whether it is a repeated one', async () => {
    const repeated = { stream: 'note-1', events: events(1) };
    expect(await append(repeated)).toMatchObject({ kind: 'written' });
    await blocker.query('alter table event_store.event rename column type to kind');
    expect(await append(repeated)).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('column "type"') as string,
    });
    expect(await append({ ...repeated, events: events(1) })).toMatchObject({ kind: 'failed' });
    await blocker.query('alter table event_store.event rename column kind to type');
    expect(await append(repeated)).toMatchObject({ kind: 'written', revision: 0 });
    expect(await append({ ...repeated, events: events(1) })).toEqual({ kind: 'conflict', current: 0 });
  });
});
