import { Client } from 'pg';
import { StartupError } from '../config/startup-error.js';
import { scaled } from '../testing/scale.js';
import { rebuild } from './rebuild.js';
import { NoteKeeper, notes } from './testing/note-keeper.js';

let keeper: NoteKeeper;

beforeEach(async () => {
  keeper = await NoteKeeper.open();
  keeper.runner.start();
});

afterEach(() => keeper.close());

function options(): Parameters<typeof rebuild>[1] {
  const { servers, dataSource, store, codec } = keeper;
  return { databaseUrl: servers.databaseUrl, dataSource, store, codec };
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
    const other = new Client({ connectionString: keeper.servers.databaseUrl });
    await other.connect();
    await other.query(`select pg_advisory_lock(hashtext('rebuild'), hashtext('note'))`);
    await expect(rebuild(notes, options())).rejects.toThrow(StartupError);
    await other.end();
    await expect(rebuild(notes, options())).resolves.toBe(0);
  });

  it('begins again after one that was cut off', async () => {
    await keeper.waiters.waitFor(await keeper.write('a', 3));
    await keeper.rows('create schema rebuild_note');
    await keeper.rows('create table rebuild_note.note as select * from note');
    await keeper.rows(`insert into projection_checkpoint values ('rebuild of note', 1)`);
    const before = await keeper.contents();

    await rebuild(notes, options());

    expect(await keeper.contents()).toEqual(before);
    expect(await keeper.rows(`select name from projection_checkpoint where name like 'rebuild%'`)).toEqual(
      [],
    );
    expect(await keeper.rows(`select 1 from pg_namespace where nspname = 'rebuild_note'`)).toEqual([]);
  });
});
