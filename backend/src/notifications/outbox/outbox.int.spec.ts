import { Subject, firstValueFrom } from 'rxjs';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../platform/database/data-source.js';
import { createTestDatabase } from '../../platform/testing/test-servers.js';
import { databaseSchema } from '../../read-models.js';
import { sendLimitMs, type Channel, type Sending } from '../channels/channel.js';
import type { SchedulerSettings } from '../../scheduler/contract.js';
import type { Digest } from '../channels/digest.js';
import type { Digests } from './digests.js';
import { OutboxFiller } from './outbox-filler.js';
import type { OutboxAnnouncements } from './outbox-announcements.js';
import { OutboxSender } from './outbox-sender.js';
import type { NewMessage } from './message.js';
import { Outbox } from './outbox.js';

const at = (minutes: number): Date => new Date(Date.parse('2026-11-20T12:00:00Z') + minutes * 60_000);

const nobodyLooks = { changed: () => undefined } as unknown as OutboxAnnouncements;

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

const message = (work: string, channel = 'slack'): NewMessage & { readonly content: Digest } => ({
  kind: 'batch',
  work,
  channel,
  content: { title: `About ${work}`, items: [], failures: [], url: 'http://desk.example/' },
});

const ownRecord = { require: () => Promise.resolve() };

const failed: Sending = { ok: false, error: 'no' };

const taking = (minutes: number) => ({ now: at(minutes), until: at(minutes + 1), longest: at(minutes + 60) });

describe('what is put in', () => {
  it('is there once, whoever puts it in, together with the checkpoint', async () => {
    const messages = [message('w-1'), message('w-1', 'email')];
    await Promise.all(
      [1, 2, 3].map(() => outbox.add('finished-work', messages, { from: '-1', reached: '7' }, at(0))),
    );
    await outbox.add('finished-work', [message('w-1'), message('w-2')], { from: '7', reached: '9' }, at(0));
    await outbox.add('finished-work', [message('w-3')], { from: '7', reached: '10' }, at(0));
    expect(await outbox.checkpoint('finished-work')).toBe('9');
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

describe('what was finished', () => {
  it('is put in once, also when the record was moved and its positions are smaller ones', async () => {
    const slack = { name: 'slack', configured: true } as Channel;
    const digests = { of: () => Promise.resolve(message('').content) } as unknown as Digests;
    const settings = { current: () => Promise.resolve({ notifications: { slack: true } }) };
    const filler = new OutboxFiller(
      dataSource,
      outbox,
      digests,
      settings as unknown as SchedulerSettings,
      { now: () => at(1) },
      [slack],
    );
    const finished = (work: string, position: number): Promise<unknown> =>
      dataSource.query(
        'insert into finished_work (id, kind, position, finished_at) values ($1, $2, $3, $4)',
        [work, 'batch', position, at(0)],
      );
    await finished('w-1', 5_000);
    await filler.fill();
    await dataSource.query('delete from finished_work');
    await finished('w-1', 7);
    await finished('w-2', 9);
    await filler.fill();
    await filler.fill();

    expect(await dataSource.query('select work from outbox order by id')).toEqual([
      { work: 'w-1' },
      { work: 'w-2' },
    ]);
    expect(await outbox.checkpoint('finished-work')).toBe('9');
  });
});

describe('what is taken out', () => {
  it('is taken by one at a time, in order, and again when nothing was heard of it', async () => {
    await outbox.add(
      'finished-work',
      [message('w-1'), message('w-2'), message('w-1', 'email')],
      { from: '-1', reached: '7' },
      at(0),
    );
    const taken = await Promise.all([1, 2, 3].map(() => outbox.take<Digest>('slack', taking(0))));
    const titles = taken.map((one) => one?.content.title);
    expect(titles.filter((title) => title !== undefined).sort()).toEqual(['About w-1', 'About w-2']);
    expect(await outbox.take<Digest>('slack', taking(0.5))).toBeUndefined();
    expect(await outbox.take<Digest>('slack', taking(1))).toMatchObject({ attempts: 2 });
  });

  it('waits for what comes before it in its line, and for nothing else', async () => {
    const inLine = (work: string, line: string): NewMessage => ({ ...message(work), line });
    const messages = [inLine('a-1', 'a'), inLine('a-2', 'a'), inLine('b-1', 'b'), message('c-1')];
    await outbox.add('publications', messages, { from: '-1', reached: '7' }, at(0));
    const take = () => outbox.take<Digest>('slack', taking(0));
    const [first, ...others] = [await take(), await take(), await take(), await take()];
    expect([first, ...others].map((one) => one?.content.title)).toEqual([
      'About a-1',
      'About b-1',
      'About c-1',
      undefined,
    ]);
    if (!first) throw new Error('There is no message.');
    await outbox.settle(first, failed, at(0), at(4));
    expect(await outbox.take('slack', taking(0.5))).toBeUndefined();
    await outbox.settle(first, failed, at(0), null);
    expect(await take()).toMatchObject({ content: { title: 'About a-2' } });
  });

  it('is not waited for when the clock was set back', async () => {
    await outbox.add('finished-work', [message('w-1')], { from: '-1', reached: '7' }, at(0));
    const [first] = [await outbox.take<Digest>('slack', taking(0))];
    if (!first) throw new Error('There is no message.');
    await outbox.settle(first, failed, at(0), at(4));
    expect(await outbox.take<Digest>('slack', taking(3))).toBeUndefined();
    expect(await outbox.take<Digest>('slack', taking(-24 * 60))).toMatchObject({ attempts: 2 });
  });

  it('ends as sent or given up, and a late answer does not undo what a later attempt found', async () => {
    await outbox.add('finished-work', [message('w-1')], { from: '-1', reached: '7' }, at(0));
    const first = await outbox.take<Digest>('slack', taking(0));
    const second = await outbox.take<Digest>('slack', taking(2));
    if (!first || !second) throw new Error('There is no message.');
    await outbox.settle(second, { ok: true, remark: null }, at(2), null);
    await outbox.settle(first, failed, at(0), null);
    expect(await dataSource.query('select status, sent_at, next_try_at, error from outbox')).toEqual([
      { status: 'sent', sent_at: at(2), next_try_at: null, error: null },
    ]);
    expect(await outbox.take<Digest>('slack', taking(10))).toBeUndefined();
  });

  it('stays with the later attempt while that one is still under way', async () => {
    await outbox.add('finished-work', [message('w-1')], { from: '-1', reached: '7' }, at(0));
    const first = await outbox.take<Digest>('slack', taking(0));
    const second = await outbox.take<Digest>('slack', taking(2));
    if (!first || !second) throw new Error('There is no message.');
    await outbox.settle(first, failed, at(0), at(2));
    expect(await outbox.take<Digest>('slack', taking(2.5))).toBeUndefined();
    await outbox.settle(first, failed, at(0), null);
    expect(await outbox.take<Digest>('slack', taking(3))).toMatchObject({ attempts: 3 });
  });
});

describe('the id that a message is sent under', () => {
  it('is the same for every attempt, and in no other installation that of another message', async () => {
    const idsOfTwo = async (into: DataSource): Promise<string[]> => {
      const there = new Outbox(into, nobodyLooks);
      const messages = [message('w-1'), message('w-2')];
      await there.add('finished-work', messages, { from: '-1', reached: '7' }, at(0));
      let minutes = 0;
      const ids: string[] = [];
      const channel: Channel = {
        name: 'slack',
        configured: true,
        send: (id) => {
          ids.push(id);
          return Promise.resolve(ids.length > 2 ? { ok: true, remark: null } : failed);
        },
      };
      const sender = new OutboxSender(there, { now: () => at(minutes) }, ownRecord);
      const { signal } = new AbortController();
      await sender.sendDue(channel, signal);
      minutes = 5;
      await sender.sendDue(channel, signal);
      return ids;
    };
    const elsewhere = await createTestDatabase();
    const second = new DataSource({
      ...databaseOptions(elsewhere.url, databaseSchema),
      migrationsRun: true,
    });
    await second.initialize();
    try {
      const ids = [await idsOfTwo(dataSource), await idsOfTwo(second)];
      for (const [first, other, ...again] of ids) expect(again).toEqual([first, other]);
      const all = ids.flat();
      expect(new Set(all).size).toBe(4);
      for (const id of all)
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    } finally {
      await second.destroy();
      await elsewhere.drop();
    }
  });
});

describe('two senders', () => {
  it('send a message once, however long one of them takes', async () => {
    await outbox.add('finished-work', [message('w-1')], { from: '-1', reached: '7' }, at(0));
    let minutes = 0;
    const clock = { now: () => at(minutes) };
    const sent: string[] = [];
    const begun = new Subject<void>();
    const answer = new Subject<Sending>();
    const channel: Channel = {
      name: 'slack',
      configured: true,
      send: (id) => {
        sent.push(id);
        begun.next();
        return firstValueFrom(answer);
      },
    };
    const { signal } = new AbortController();
    const sending = firstValueFrom(begun);
    const one = new OutboxSender(outbox, clock, ownRecord).sendDue(channel, signal);
    await sending;
    minutes = sendLimitMs / 60_000;
    await new OutboxSender(outbox, clock, ownRecord).sendDue(channel, signal);
    answer.next({ ok: true, remark: null });
    await one;

    expect(sent).toHaveLength(1);
    expect(await dataSource.query('select status, attempts from outbox')).toEqual([
      { status: 'sent', attempts: 1 },
    ]);
  });
});

describe('a message of another record', () => {
  it('waits, because that may not hold what it tells of', async () => {
    await outbox.add('finished-work', [message('w-1')], { from: '-1', reached: '7' }, at(0));
    const sent: string[] = [];
    const send: Channel['send'] = (id) => {
      sent.push(id);
      return Promise.resolve({ ok: true, remark: null });
    };
    let isOwn = false;
    const record = {
      require: () => (isOwn ? Promise.resolve() : Promise.reject(new Error('another record'))),
    };
    const sender = new OutboxSender(outbox, { now: () => at(1) }, record);
    const { signal } = new AbortController();
    await sender.sendDue({ name: 'slack', send }, signal);
    expect(sent).toEqual([]);
    expect(await dataSource.query('select status, attempts from outbox')).toEqual([
      { status: 'waiting', attempts: 0 },
    ]);
    isOwn = true;
    await sender.sendDue({ name: 'slack', send }, signal);
    expect(sent).toHaveLength(1);
  });
});
