import { jest } from '@jest/globals';
import type { AllStreamResolvedEvent, AllStreamSubscription } from '@eventstore/db-client';
import { Readable } from 'node:stream';
import { eventually } from '../../../test/support/eventually.js';
import { commitPositionOf } from '../event-sourcing/event-store.js';
import { startServersApart, type ServersApart } from '../testing/test-servers.js';
import { NoteKeeper, notes } from './testing/note-keeper.js';

let servers: ServersApart;
let keeper: NoteKeeper;

beforeEach(async () => {
  servers = await startServersApart();
  keeper = await NoteKeeper.open(undefined, servers);
  keeper.runner.start();
});

afterEach(() => keeper.close());

const noticed = (runner = keeper.runner): Promise<void> =>
  eventually(() => expect(runner.hindrance).toContain('Run npm run projections:rebuild.'));
const wellAgain = (runner = keeper.runner): Promise<void> =>
  eventually(() => expect(runner.hindrance).toBeUndefined());

/** Sets the record back to a position and restarts its server, as a restore does. */
async function restoreRecord(position: bigint): Promise<void> {
  await keeper.rows(`delete from event_store.event where position > ${position}`);
  process.kill(servers.eventStoreProcessId, 'SIGKILL');
}

describe('a record that was restored to an earlier day', () => {
  it('is noticed at the reconnection, and followed again after a rebuild that does not wait for what is gone', async () => {
    const early = await keeper.write('early', 1);
    await keeper.waiters.waitFor(await keeper.write('lost', 5));
    await restoreRecord(early);
    await noticed();
    await keeper.rebuild();
    await wellAgain();

    expect(await keeper.rows('select id, revision from note')).toEqual([{ id: 'early', revision: 1 }]);
    expect(await keeper.rows('select count(*)::int from seen_event')).toEqual([{ count: 2 }]);
  });

  it('is noticed as well when it has grown past the checkpoints', async () => {
    const early = await keeper.write('early', 1);
    await keeper.waiters.waitFor(await keeper.write('lost', 2));
    await keeper.runner.stop();
    await restoreRecord(early);
    await keeper.writeOnceBack('new', 10);
    keeper.runner.start();
    await noticed();
    expect(await keeper.rows('select id from note order by id')).toEqual([{ id: 'early' }, { id: 'lost' }]);
    await keeper.rebuild();
    await wellAgain();

    expect(await keeper.rows('select id, revision from note order by id')).toEqual([
      { id: 'early', revision: 1 },
      { id: 'new', revision: 10 },
    ]);
  });
});

describe('another record', () => {
  it('is noticed at the start, and the read models are made from it by a rebuild, all of them', async () => {
    await keeper.waiters.waitFor(await keeper.write('old', 20));
    await keeper.runner.stop();
    const other = await NoteKeeper.open(keeper.databaseUrl);
    await other.write('other', 2);
    other.runner.start();
    await noticed(other.runner);
    expect(await keeper.rows('select id from note')).toEqual([{ id: 'old' }]);
    await other.rebuildOne(notes);
    await eventually(() => expect(other.runner.hindrance).toMatch(/: label, seen-event\./));
    await other.rebuild();
    await wellAgain(other.runner);
    await other.waiters.waitFor(await other.write('more', 0));

    expect(await keeper.rows('select id from note order by id')).toEqual([{ id: 'more' }, { id: 'other' }]);
    await other.close();
  });

  it('may be empty', async () => {
    await keeper.waiters.waitFor(await keeper.write('old', 1));
    await keeper.runner.stop();
    const other = await NoteKeeper.open(keeper.databaseUrl);
    await other.rebuild();
    other.runner.start();
    await wellAgain(other.runner);

    expect(await keeper.rows('select * from note')).toEqual([]);
    await other.close();
  });
});

describe('a rebuild of several read models, one of which has followed another record', () => {
  /** Yields events up to a position at once, and later ones when they may come. */
  async function* upTo(position: bigint, events: AllStreamSubscription, later: Promise<void>) {
    for await (const resolved of events as AsyncIterable<AllStreamResolvedEvent>) {
      if (commitPositionOf(resolved) > position) await later;
      yield resolved;
    }
  }

  it('waits for what the others have of this one', async () => {
    const early = await keeper.write('early', 1);
    await keeper.waiters.waitFor(early);
    await keeper.runner.stop();
    const { store } = keeper;
    const [subscribe, newest] = [store.subscribe.bind(store), store.newestPosition.bind(store)];
    let comesLate: () => void = () => undefined;
    const later = new Promise<void>((resolve) => (comesLate = resolve));
    const asked = jest.spyOn(store, 'newestPosition').mockImplementation(async (...of) => {
      if (asked.mock.calls.length > 1) {
        comesLate();
        return newest(...of);
      }
      // This event comes when the rebuild has begun, and is already projected.
      const late = await keeper.write('late', 0);
      await keeper.rows(`update projection_checkpoint set position = ${late} where name = 'note'`);
      await keeper.rows(`update projection_checkpoint set position = ${late + 1000n} where name = 'label'`);
      return early;
    });
    jest
      .spyOn(store, 'subscribe')
      .mockImplementation(
        (...of) => Readable.from(upTo(early, subscribe(...of), later)) as unknown as AllStreamSubscription,
      );
    await keeper.rebuild();

    expect(await keeper.rows('select id from note order by id')).toEqual([{ id: 'early' }, { id: 'late' }]);
  });
});

describe('checkpoints of an older version, which name no event', () => {
  const names = 'select name, event_id is not null as named from projection_checkpoint order by name';

  beforeEach(async () => {
    await keeper.waiters.waitFor(await keeper.write('a', 3));
    await keeper.runner.stop();
    await keeper.rows('update projection_checkpoint set event_id = null');
  });

  it('take the event that stands there', async () => {
    keeper.runner.start();
    await wellAgain();

    expect(await keeper.rows(names)).toEqual([
      { name: 'label', named: true },
      { name: 'note', named: true },
      { name: 'seen-event', named: true },
    ]);
  });

  it('do not belong to a record that has none there', async () => {
    await restoreRecord(2n);
    keeper.runner.start();
    await noticed();
  });
});
