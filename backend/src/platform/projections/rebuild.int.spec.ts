import { once } from 'node:events';
import type { EventData } from '@eventstore/db-client';
import { Client } from 'pg';
import { soon } from '../../../test/support/eventually.js';
import { StartupError } from '../program/startup-error.js';
import { scaled } from '../testing/scale.js';
import { NoteKeeper, event, labels, notes } from './testing/note-keeper.js';

let keeper: NoteKeeper;

beforeEach(async () => {
  keeper = await NoteKeeper.open();
  keeper.runner.start();
});

afterEach(() => keeper.close());

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: keeper.databaseUrl });
  await client.connect();
  return client;
}

describe('A9 Rebuild is safe and repeatable', () => {
  it('gives the same rows while others write, and readers never see half a table', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, n) => keeper.write(`old${n}`, scaled(2_000))));
    const positions = Promise.all(Array.from({ length: 10 }, (_, n) => keeper.write(`new${n}`, scaled(500))));
    let reading = true;
    const counts: number[] = [];
    const reader = (async () => {
      while (reading) {
        const [row] = await keeper.rows<{ count: number }>(
          `select count(*)::int from note where id like 'old%'`,
        );
        counts.push(row?.count ?? 0);
      }
    })();
    await keeper.rebuild();
    reading = false;
    await reader;
    await Promise.all((await positions).map((position) => keeper.waiters.waitFor(position)));

    expect(new Set(counts)).toEqual(new Set([10]));
    const live = await keeper.contents();
    await keeper.rebuild();
    expect(await keeper.contents()).toEqual(live);
    expect(await keeper.rows('select count(*)::int from note')).toEqual([{ count: 20 }]);
  });

  it('refuses a second one of the same read model', async () => {
    const other = await connected();
    await other.query(`select pg_advisory_lock(hashtext('rebuild'), hashtext('note'))`);
    await expect(keeper.rebuildOne(notes)).rejects.toThrow(StartupError);
    await other.end();
    await expect(keeper.rebuildOne(notes)).resolves.toBe(0);
  });

  it('keeps how the tables are stored', async () => {
    await keeper.rows('alter table note set (fillfactor = 50, autovacuum_enabled = false)');
    await keeper.rebuildOne(notes);
    expect(await keeper.rows(`select reloptions from pg_class where oid = 'note'::regclass`)).toEqual([
      { reloptions: ['fillfactor=50', 'autovacuum_enabled=false'] },
    ]);
  });

  it('keeps what the tables do by themselves', async () => {
    await keeper.rows('create table counted (note text)');
    await keeper.rows(`create function count_note() returns trigger language plpgsql as $$
      begin insert into counted values (new.id); return new; end $$`);
    await keeper.rows(
      'create trigger count before insert on note for each row execute function count_note()',
    );
    await keeper.waiters.waitFor(await keeper.write('a', 0));
    await keeper.rebuildOne(notes);
    await keeper.waiters.waitFor(await keeper.write('b', 0));

    expect(await keeper.rows('select note from counted')).toEqual(['a', 'a', 'b'].map((note) => ({ note })));
  });

  it('tells the others, once the new tables are there', async () => {
    const other = await connected();
    await other.query('listen rebuilt');
    const told = once(other, 'notification');
    await keeper.rebuildOne(notes);
    expect(await told).toMatchObject([{ channel: 'rebuilt' }]);
    await other.end();
  });

  it('begins again after one that was cut off', async () => {
    await keeper.waiters.waitFor(await keeper.write('a', 3));
    await keeper.rows('create schema rebuild_note');
    await keeper.rows('create table rebuild_note.note as select * from note');
    await keeper.rows(`insert into projection_checkpoint values ('rebuild of note', 1)`);
    const before = await keeper.contents();
    await keeper.rows(`insert into parked_event (projection, position, stream, event_id, type, reason)
      values ('rebuild of note', 1, 'note-a', 'e', 'NoteTaken', 'parked by the one that was cut off')`);

    // There is one event for the note, and one for each of its changes.
    expect(await keeper.rebuildOne(notes)).toBe(4);

    expect(await keeper.contents()).toEqual(before);
    expect(await keeper.rows(`select name from projection_checkpoint where name like 'rebuild%'`)).toEqual(
      [],
    );
    expect(await keeper.rows(`select 1 from pg_namespace where nspname = 'rebuild_note'`)).toEqual([]);
  });
});

describe('the rows of a rebuild', () => {
  const put = (text: string): EventData => event('LabelPut', { label: 'x', text });
  const changed = (text: string): EventData => event('LabelChanged', { label: 'x', text });
  const taken = event('LabelTaken', { label: 'x' });
  const refused = 'with a \u0000';

  it.each([
    ['a second row of the same key', [put('a'), put('b')]],
    ['a second row, which is removed', [put('a'), put('b'), taken, changed('c')]],
    ['a text that is overwritten', [put(refused), changed('a')]],
    ['a text whose row is removed', [put(refused), taken, put('a')]],
    ['a change before a removal', [put('a'), changed(refused), taken]],
  ])('are those that one event after another has made, with %s refused', async (_, history) => {
    for (const [n, one] of history.entries()) {
      await keeper.waiters.waitFor((await keeper.append(`n${n}`, undefined, one)).position);
    }
    const live = await keeper.contents();
    expect(await keeper.rows('select stream from parked_event')).toHaveLength(1);
    await keeper.rebuild();

    expect(await keeper.contents()).toEqual(live);
  });
});

describe('a rebuild beside a running projector', () => {
  const put = (label: string): EventData => event('LabelPut', { label, text: 'x' });

  it('has it go on with a stream that is no longer parked', async () => {
    await keeper.append('a', undefined, put('x'));
    await keeper.waiters.waitFor((await keeper.append('b', undefined, put('x'))).position);
    await keeper.waiters.waitFor(
      (await keeper.append('a', 0n, event('LabelTaken', { label: 'x' }))).position,
    );
    await keeper.rows(`alter table label drop constraint label_pkey`);
    await keeper.rebuildOne(labels);
    await keeper.waiters.waitFor((await keeper.append('b', 0n, put('y'))).position);

    expect(await keeper.rows('select label, note from label')).toEqual([{ label: 'y', note: 'b' }]);
    expect(await keeper.rows('select * from parked_event')).toEqual([]);
  });

  it('has it stop a stream that is parked from now on', async () => {
    await keeper.waiters.waitFor((await keeper.append('a', undefined, put('refused'))).position);
    await keeper.rows(`alter table label add constraint narrower check (label <> 'refused') not valid`);
    await keeper.rebuildOne(labels);
    await keeper.waiters.waitFor((await keeper.append('a', 0n, put('later'))).position);

    expect(await keeper.rows('select * from label')).toEqual([]);
    expect(await keeper.rows('select stream, reason from parked_event order by position')).toEqual([
      { stream: 'note-a', reason: expect.stringContaining('narrower') as string },
      { stream: 'note-a', reason: 'An earlier event of this stream is parked.' },
    ]);
  });

  const waitingRebuild = () =>
    keeper.rows<{ since: string; ms: number; query: string }>(
      `select query, xact_start::text as since, 1000 * extract(epoch from clock_timestamp() - query_start)::float as ms
       from pg_stat_activity where application_name = 'provenance rebuild'
         and wait_event_type = 'Lock' and datname = current_database()`,
    );

  it('waits for who still reads the old tables, however long that takes', async () => {
    await keeper.waiters.waitFor(await keeper.write('a', 1));
    const reader = await connected();
    await reader.query('begin; select from note');
    const rebuilding = keeper.rebuildOne(notes);
    rebuilding.catch(() => undefined);
    // This is longer than it stops for the checkpoints.
    await soon(async () => (await waitingRebuild()).some(({ ms }) => ms > 600));
    await reader.query('commit');
    await reader.end();

    expect(await rebuilding).toBe(2);
    expect(await keeper.rows('select id from note')).toEqual([{ id: 'a' }]);
  });

  it('waits for vacuums of the tables, old and new, while others read and write', async () => {
    await keeper.waiters.waitFor(await keeper.write('a', 1));
    const vacuums = [await connected(), await connected()] as const;
    const reader = await connected();
    await reader.query(`set lock_timeout = '1s'`);
    let rebuilding: Promise<number> | undefined;
    for (const [n, table] of ['public."note"', '"rebuild_note"."note"'].entries()) {
      await vacuums[n]?.query(`begin; lock table ${table} in share update exclusive mode`);
      await vacuums[n - 1]?.query('commit');
      rebuilding ??= keeper.rebuildOne(notes);
      rebuilding.catch(() => undefined);
      await soon(async () => (await waitingRebuild()).some(({ query }) => query.includes(table)));
      expect((await reader.query('select from note')).rows).toHaveLength(n + 1);
      await keeper.waiters.waitFor(await keeper.write(`b${n}`, 0));
    }
    await vacuums[1].query('commit');
    await Promise.all([...vacuums, reader].map((client) => client.end()));

    expect(await rebuilding).toBe(4);
    expect(await keeper.rows('select id from note order by id')).toEqual(
      ['a', 'b0', 'b1'].map((id) => ({ id })),
    );
  });

  it('looks once more under the lock: what was projected meanwhile is not taken back', async () => {
    await keeper.waiters.waitFor(await keeper.write('a', 1));
    await keeper.runner.stop();
    const projector = await connected();
    await projector.query('begin');
    await projector.query(`select from projection_checkpoint where name = 'note' for update`);
    const rebuilding = keeper.rebuildOne(notes);
    const attempts = new Set<string>();
    // The rebuild lets the projector go first, and tries again.
    await soon(async () => {
      for (const { since } of await waitingRebuild()) attempts.add(since);
      return attempts.size === 2;
    });
    const position = await keeper.write('b', 0);
    await projector.query(`insert into note values ('b', 'b 0', 0)`);
    await projector.query(
      `select advance_checkpoints('{note}', array[position], $1) from projection_checkpoint
      where name = 'note'`,
      [position],
    );
    await projector.query('commit');
    await rebuilding;
    await projector.end();

    expect(await keeper.rows('select id from note order by id')).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(await keeper.rows(`select position from projection_checkpoint where name = 'note'`)).toEqual([
      { position: String(position) },
    ]);
  });
});
