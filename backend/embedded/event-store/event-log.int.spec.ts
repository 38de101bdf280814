import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createTestDatabase } from '../../src/platform/testing/test-servers.js';
import { AppendQueue, type Outcome } from './append-queue.js';
import type { RecordedEvent } from './event.js';
import { EventLog } from './event-log.js';
import { EventTable } from './event-table.js';

const mebibyte = 1_048_576;

describe('the log of all events', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let table: EventTable;

  beforeEach(async () => {
    database = await createTestDatabase();
    table = await EventTable.open(database.url, () => undefined);
  });

  afterEach(async () => {
    await table.close();
    await database.drop();
  });

  const event = (position: number, stream: string, revision: number, bytes = 10): RecordedEvent => ({
    position,
    stream,
    revision,
    id: randomUUID(),
    type: 'NoteTaken',
    isJson: false,
    data: new Uint8Array(bytes),
    metadata: new Uint8Array(0),
    created: Date.now(),
  });

  it.each([
    ['forwards', false],
    ['backwards', true],
  ])('is read %s in pages of at most 1 MiB, whatever the size of its events', async (_, backwards) => {
    const sizes = [
      ...Array<number>(50).fill(10),
      ...Array<number>(20).fill(400_000),
      mebibyte,
      10,
      2 * mebibyte,
    ];
    const events = sizes.map((bytes, index) => event(index + 1, 'note-1', index, bytes));
    for (const one of events) await table.insert([one]);
    const log = await EventLog.open(table);
    const expected = backwards ? events.toReversed() : events;
    for (const read of [
      log.readAll({ low: 1, high: events.length, backwards }),
      log.readStream('note-1', { low: 0, high: events.length - 1, backwards }),
    ]) {
      const pages: RecordedEvent[][] = [];
      for await (const page of read) pages.push(page);
      expect(pages.flat().map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      for (const page of pages) {
        const bytes = page.reduce((sum, { data }) => sum + data.length, 0);
        if (page.length > 1) expect(bytes).toBeLessThanOrEqual(mebibyte);
      }
    }
  });

  it.each([false, true])(
    'is read beyond a gap that somebody left in the table (backwards: %s)',
    async (backwards) => {
      await table.insert([event(1, 'note-1', 0), event(2, 'note-1', 1), event(2_500, 'note-1', 2)]);
      const log = await EventLog.open(table);
      const positions: number[] = [];
      for await (const page of log.readAll({ low: 1, high: 2_500, backwards })) {
        positions.push(...page.map(({ position }) => position));
      }
      expect(positions).toEqual(backwards ? [2_500, 2, 1] : [1, 2, 2_500]);
    },
  );

  it('has a queue of appends that says when enough waits, and when there is room again', async () => {
    const log = await EventLog.open(table);
    const queue = new AppendQueue(table, log);
    const blocker = new pg.Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query('begin; lock table event_store.event in share mode');
    const appends: Promise<Outcome>[] = [];
    const append = (): void => {
      const events = [event(0, '', 0, mebibyte)];
      const stream = `note-${appends.length}`;
      appends.push(
        queue.append({ stream, expected: 'no_stream', events, size: mebibyte, deadline: Infinity }),
      );
    };
    while (!queue.full) append();
    // The first is being written; what waits is little more than the bound.
    expect(appends).toHaveLength(1 + 32 + 1);
    const room = queue.room();
    await blocker.query('commit');
    await blocker.end();
    await room;
    expect(queue.full).toBe(false);
    expect((await Promise.all(appends)).map(({ kind }) => kind)).toEqual(appends.map(() => 'written'));
  });

  it('knows the head of a stream that it forgets while it looks up another', async () => {
    const log = await EventLog.open(table);
    log.publish([event(1, 'note-1', 0)]);
    const asked = log.headsOf(['note-1', 'note-2']);
    log.publish(Array.from({ length: 100_000 }, (_, index) => event(index + 2, `other-${index}`, 0)));
    expect([...(await asked)]).toEqual([
      ['note-1', 0],
      ['note-2', -1],
    ]);
  });
});
