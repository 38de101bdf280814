import { createTestDatabase } from '../../src/platform/testing/test-servers.js';
import type { RecordedEvent } from './event.js';
import { EventLog } from './event-log.js';
import { EventTable } from './event-table.js';
import { recordedEvent as event } from './testing/recorded-event.js';

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
        const bytes = page.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
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

  it('finds in the table how far a stream goes', async () => {
    await table.insert([event(1, 'note-1', 0), event(2, 'note-2', 0), event(3, 'note-1', 1)]);
    const log = await EventLog.open(table);
    expect(await log.headOf('note-1')).toBe(1);
    expect(await log.headOf('note-3')).toBe(-1);
    const unread = await EventLog.open(table);
    expect([...(await unread.headsOf(['note-1', 'note-2', 'note-3']))]).toEqual([
      ['note-1', 1],
      ['note-2', 0],
      ['note-3', -1],
    ]);
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

  it('does not take a stream for empty that is written to while it is looked up', async () => {
    const log = await EventLog.open(table);
    const asked = log.headOf('note-1');
    log.publish([event(1, 'note-1', 0)]);
    await asked;
    expect(await log.headOf('note-1')).toBe(0);
  });

  it('keeps nobody waiting for an event who no longer wants it', async () => {
    const log = await EventLog.open(table);
    const over = new AbortController();
    const waiting = log.eventAfter(0, over.signal);
    over.abort();
    await waiting;
    await log.eventAfter(0, over.signal);
    expect(log.lastPosition).toBe(0);
  });

  it('is followed from memory, and from the table where that does not reach back', async () => {
    const log = await EventLog.open(table);
    const events = Array.from({ length: 5_000 }, (_, index) => event(index + 1, `note-${index}`, 0));
    await table.insert(events);
    // This is a little more than twice what is kept, so the oldest half is dropped.
    const inMemory = 2_048;
    const shortened = 4_200;
    log.publish(events.slice(0, shortened));
    log.publish(events.slice(shortened));
    const oldest = shortened - inMemory + 1;
    for (const after of [0, oldest - 2, oldest - 1, oldest, shortened - 1, shortened, 4_998]) {
      const page = await log.pageAfter(after);
      expect(page.length).toBe(Math.min(1_000, events.length - after));
      expect(page.map(({ id }) => id)).toEqual(events.slice(after, after + page.length).map(({ id }) => id));
    }
    expect(await log.pageAfter(events.length)).toEqual([]);
  });
});
