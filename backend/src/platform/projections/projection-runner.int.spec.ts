import { jest } from '@jest/globals';
import { EventStoreDBClient, type AllStreamResolvedEvent } from '@eventstore/db-client';
import { Client } from 'pg';
import { ChangeFeed } from '../event-sourcing/change-feed.js';
import { eventually } from '../../../test/support/eventually.js';
import { scaled } from '../testing/scale.js';
import { startServersApart } from '../testing/test-servers.js';
import { ProjectionMonitor } from './projection-monitor.js';
import { Projector } from './projector.js';
import { ReadModelWriter, projectorName } from './read-model-writer.js';
import { RowStatements } from './row-statements.js';
import { NoteKeeper, event, notes } from './testing/note-keeper.js';

let keeper: NoteKeeper;

beforeEach(async () => {
  keeper = await NoteKeeper.open();
});

afterEach(() => keeper.close());

describe('the projection runner', () => {
  it('shows what was appended before it started and after, and tells of each event once', async () => {
    await keeper.write('early', 2);
    keeper.runner.start();
    await keeper.waiters.waitFor(await keeper.write('late', 1));

    expect(await keeper.rows('select * from note order by id')).toEqual([
      { id: 'early', text: 'early 2', revision: 2 },
      { id: 'late', text: 'late 1', revision: 1 },
    ]);
    const { projected } = keeper;
    expect(projected.map(({ stream, revision }) => `${stream}@${revision}`)).toEqual([
      'note-early@0',
      'note-early@1',
      'note-early@2',
      'note-late@0',
      'note-late@1',
    ]);
  });
});

describe('the monitor', () => {
  const monitorOf = ({ store, codec, waiters, runner }: NoteKeeper) =>
    new ProjectionMonitor(store, codec, waiters, runner, () => Promise.resolve(new Map()), new ChangeFeed());

  it('sees what is missing behind any number of events of others, and leaves no call of the client behind', async () => {
    const connect = jest.spyOn(EventStoreDBClient, 'connectionString');
    const other = keeper.another();
    const [client] = connect.mock.results.map(({ value }) => value as EventStoreDBClient);
    const monitor = monitorOf(other);
    expect(await monitor.check()).toMatchObject({ head: undefined, behindSince: undefined });
    const head = await keeper.write('unread', 40);
    const foreign = Array.from({ length: 250 }, () => event('Foreign', {}));
    await keeper.store.append('foreign-1', foreign, undefined);

    const behind = { head, reached: -1n, storeAnswers: true, behindSince: expect.anything() as Date };
    expect(await monitor.check()).toMatchObject(behind);
    expect(await monitor.check()).toMatchObject(behind);
    other.waiters.reachedPosition(head);
    expect(await monitor.check()).toMatchObject({ head, reached: head, behindSince: undefined });
    // Without a limit, `dispose` waits for every call that has not ended.
    await client?.dispose();
  });
});

describe('changing a row', () => {
  it('looks it up by its key, and never reads the table', async () => {
    keeper.runner.start();
    await keeper.waiters.waitFor(await keeper.write('changed', 0));
    const change = event('NoteChanged', { text: 'changed' });
    await keeper.waiters.waitFor((await keeper.append('changed', 0n, change)).position);
    // A connection reports its statistics when it ends.
    await keeper.runner.stop();
    await eventually(async () => {
      const [read] = await keeper.rows(
        `select seq_scan::integer scans, idx_scan::integer lookups from pg_stat_user_tables where relname = 'note'`,
      );
      expect(read).toEqual({ scans: 0, lookups: 1 });
    });
  });
});

describe('a runner that takes over', () => {
  it('says that changes went by unheard, if nobody here was told of them', async () => {
    keeper.runner.start();
    await keeper.waiters.waitFor(await keeper.write('first', 1));
    await keeper.runner.stop();
    const other = keeper.another();
    other.runner.start();
    await other.waiters.waitFor(await keeper.write('second', 0));
    await other.leave();
    expect([other.missed, other.projected.map(({ stream }) => stream)]).toEqual([1, ['note-second']]);

    keeper.waiters.reachedPosition(other.waiters.reached);
    keeper.runner.start();
    await keeper.waiters.waitFor(await keeper.write('third', 0));
    expect([keeper.missed, keeper.projected.length]).toEqual([0, 3]);
  });
});

describe('a read model that is behind the others', () => {
  it('catches up, and no other one goes back for it', async () => {
    await keeper.write('a', 0);
    let position = 0n;
    // These are more events than one batch takes.
    for (let from = 0; from < 1_200; from += 100) {
      const changes = Array.from({ length: 100 }, (_, n) => event('NoteChanged', { text: `${from + n}` }));
      ({ position } = await keeper.append('a', BigInt(from), ...changes));
    }
    keeper.runner.start();
    await keeper.waiters.waitFor(position);
    await keeper.runner.stop();
    const before = await keeper.contents();
    await keeper.rows(`delete from note`);
    await keeper.rows(`update projection_checkpoint set position = -1, event_id = null where name = 'note'`);
    keeper.projected.splice(0);
    keeper.runner.start();
    await eventually(async () =>
      expect(await keeper.rows('select distinct position from projection_checkpoint')).toEqual([
        { position: String(position) },
      ]),
    );

    expect(await keeper.contents()).toEqual(before);
    expect(keeper.projected).toEqual([]);
  });
});

describe('a batch that is not in order', () => {
  it.each([
    ['turned round', [1, 0]],
    ['with an event twice', [0, 0]],
    ['from before the checkpoints', [0], [1]],
  ])('is refused: one %s', async (_, batch, first = []) => {
    const { position } = await keeper.append(
      'a',
      undefined,
      event('NoteTaken', { text: '0' }),
      event('NoteChanged', { text: '1' }),
    );
    const recorded: AllStreamResolvedEvent[] = [];
    for await (const one of keeper.store.subscribe(keeper.codec.streamPrefixes, undefined)) {
      if (recorded.push(one) === 2) break;
    }
    const pick = (indices: readonly number[]) => indices.flatMap((index) => recorded[index] ?? []);
    const writer = await ReadModelWriter.connect({
      url: keeper.databaseUrl,
      applicationName: 'test',
      statements: new RowStatements(keeper.dataSource),
      onLost: () => undefined,
    });
    const projector = await Projector.start([notes], keeper.codec, writer);
    await projector.apply(pick(first));
    const before = await keeper.contents();
    await expect(projector.apply(pick(batch))).rejects.toThrow(/sent the event at \d+ after/);
    expect(await keeper.contents()).toEqual(before);
    expect(projector.reached).toBe(first.length > 0 ? position : -1n);
    await writer.close();
  });
});

describe('A5 Exactly-once projections', () => {
  it('applies no event twice and none never, while its connection is cut again and again', async () => {
    keeper.runner.start();
    const cutter = new Cutter(keeper.servers.databaseUrl);
    await cutter.connect();
    const eventsAtOnce = Math.ceil(20_000 / 300 / 10);
    let [cuts, rounds] = [0, 0];
    // Everything between two cuts is projected before the next, because without progress the projector waits longer and
    // longer.
    for (; cuts < scaled(300); rounds += 1) {
      const writers = Array.from({ length: 10 }, (_, n) => keeper.write(`${rounds}-${n}`, eventsAtOnce - 1));
      cuts += await cutter.cut();
      for (const position of await Promise.all(writers)) await keeper.waiters.waitFor(position);
    }
    await cutter.end();

    expect(cuts).toBeGreaterThanOrEqual(scaled(300));
    expect(await keeper.rows('select count(*)::int from seen_event')).toEqual([
      { count: 10 * eventsAtOnce * rounds },
    ]);
    const live = await keeper.contents();
    await keeper.rebuild();
    expect(live).toEqual(await keeper.contents());
    expect(await keeper.rows('select * from parked_event')).toEqual([]);
  });
});

describe('A6 No event is skipped', () => {
  it('sees every event of ten writers side by side, in the order of the store', async () => {
    keeper.runner.start();
    const positions = await Promise.all(
      Array.from({ length: 10 }, (_, n) => keeper.write(`w${n}`, scaled(2_000) - 1)),
    );
    await Promise.all(positions.map((position) => keeper.waiters.waitFor(position)));

    const seen = keeper.projected.map(({ position }) => position);
    expect(seen).toHaveLength(10 * scaled(2_000));
    expect(seen.every((position, n) => n === 0 || position > (seen[n - 1] ?? 0n))).toBe(true);
  });
});

describe('A7 A dropped subscription comes back', () => {
  it('goes on where it was after the event store was killed', async () => {
    await keeper.close();
    const servers = await startServersApart();
    keeper = await NoteKeeper.open(undefined, servers);
    keeper.runner.start();
    await keeper.waiters.waitFor(await keeper.write('before', 5));
    process.kill(servers.eventStoreProcessId, 'SIGKILL');
    const position = await keeper.writeOnceBack('after', 5);
    await keeper.waiters.waitFor(position);

    expect(await keeper.rows('select id, revision from note order by id')).toEqual([
      { id: 'after', revision: 5 },
      { id: 'before', revision: 5 },
    ]);
    expect(await keeper.rows('select * from parked_event')).toEqual([]);
  });
});

/** Ends the projector's connection from another one, as a failing network or an operator would. */
class Cutter {
  private readonly client: Client;

  constructor(connectionString: string) {
    this.client = new Client({ connectionString });
  }

  connect(): Promise<unknown> {
    return this.client.connect();
  }

  async cut(): Promise<number> {
    const { rowCount } = await this.client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = $1 and datname = current_database()`,
      [projectorName],
    );
    return rowCount ?? 0;
  }

  async end(): Promise<void> {
    await this.client.end();
  }
}
