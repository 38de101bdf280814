import { DataSource } from 'typeorm';
import { databaseOptions } from '../../platform/database/data-source.js';
import { createTestDatabase } from '../../platform/testing/test-servers.js';
import { databaseSchema } from '../../read-models.js';
import type { OutboxNews } from './outbox-news.js';
import { Outbox, type NewMessage } from './outbox.js';

const at = (minutes: number): Date => new Date(Date.parse('2026-11-20T12:00:00Z') + minutes * 60_000);

const nobodyLooks = { changed: () => undefined } as unknown as OutboxNews;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataSource: DataSource;
let outbox: Outbox;

beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = new DataSource({ ...databaseOptions(database.url, databaseSchema), migrationsRun: true });
  await dataSource.initialize();
  outbox = new Outbox(dataSource, nobodyLooks);
});
afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

const message = (work: string, channel: NewMessage['channel'] = 'slack'): NewMessage => ({
  kind: 'batch',
  work,
  channel,
  digest: { title: `About ${work}`, items: [], failures: [], url: 'http://desk.example/' },
});

const taking = (minutes: number) => ({ now: at(minutes), until: at(minutes + 1), longest: at(minutes + 60) });

describe('what is put in', () => {
  it('is there once, whoever puts it in, together with the checkpoint', async () => {
    const messages = [message('w-1'), message('w-1', 'email')];
    await Promise.all([1, 2, 3].map(() => outbox.add(messages, '-1', '7', at(0))));
    await outbox.add([message('w-1'), message('w-2')], '7', '9', at(0));
    await outbox.add([message('w-3')], '7', '10', at(0));
    expect(await outbox.checkpoint()).toBe('9');
    const works = await dataSource.query<{ work: string; channel: string }[]>(
      'select work, channel from outbox order by work, channel',
    );
    expect(works).toEqual([
      { work: 'w-1', channel: 'email' },
      { work: 'w-1', channel: 'slack' },
      { work: 'w-2', channel: 'slack' },
    ]);
  });
});

describe('what is taken out', () => {
  it('is taken by one at a time, in order, and again when nothing was heard of it', async () => {
    await outbox.add([message('w-1'), message('w-2'), message('w-1', 'email')], '-1', '7', at(0));
    const taken = await Promise.all([1, 2, 3].map(() => outbox.take('slack', taking(0))));
    const titles = taken.map((one) => one?.digest.title);
    expect(titles.filter((title) => title !== undefined).sort()).toEqual(['About w-1', 'About w-2']);
    expect(await outbox.take('slack', taking(0.5))).toBeUndefined();
    expect(await outbox.take('slack', taking(1))).toMatchObject({ attempts: 2 });
  });

  it('is not waited for when the clock was set back', async () => {
    await outbox.add([message('w-1')], '-1', '7', at(0));
    const [first] = [await outbox.take('slack', taking(0))];
    if (!first) throw new Error('There is no message.');
    await outbox.settle(first, { error: 'no', nextTryAt: at(4) });
    expect(await outbox.take('slack', taking(3))).toBeUndefined();
    expect(await outbox.take('slack', taking(-24 * 60))).toMatchObject({ attempts: 2 });
  });

  it('ends as sent or given up, and a late answer does not undo what a later attempt found', async () => {
    await outbox.add([message('w-1')], '-1', '7', at(0));
    const first = await outbox.take('slack', taking(0));
    const second = await outbox.take('slack', taking(2));
    if (!first || !second) throw new Error('There is no message.');
    await outbox.settle(second, { sentAt: at(2), remark: null });
    await outbox.settle(first, { error: 'no', nextTryAt: null });
    expect(await dataSource.query('select status, sent_at, next_try_at, error from outbox')).toEqual([
      { status: 'sent', sent_at: at(2), next_try_at: null, error: null },
    ]);
    expect(await outbox.take('slack', taking(10))).toBeUndefined();
  });
});
