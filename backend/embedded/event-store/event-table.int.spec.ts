import pg from 'pg';
import { createTestDatabase } from '../../src/platform/testing/test-servers.js';
import { EventTable } from './event-table.js';
import { recordedEvent as event } from './testing/recorded-event.js';

describe('the table of events', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let client: pg.Client;
  let table: EventTable;
  let lost: Error[];

  const open = async (): Promise<EventTable> =>
    EventTable.open(database.url, (error) => void lost.push(error));

  beforeEach(async () => {
    lost = [];
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    table = await open();
  });

  afterEach(async () => {
    await table.close();
    await client.end();
    await database.drop();
  });

  it.each([
    ['a position', event(1, 'note-2', 0)],
    ['a revision', event(2, 'note-1', 0)],
  ])('takes nothing for %s that is taken, and says that somebody else wrote', async (_, second) => {
    const first = event(1, 'note-1', 0);
    await table.insert([first]);
    await expect(table.insert([second])).rejects.toMatchObject({ code: '23505' });
    expect(lost).toMatchObject([{ code: '23505' }]);
    expect(await table.reader.readAll({ low: 1, high: 2, backwards: false })).toMatchObject([
      { id: first.id },
    ]);
  });

  it('waits for the disk, also in a database that by default does not', async () => {
    await table.close();
    await client.query(`
      do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$;
      create table seen (setting text);
      create function look() returns trigger language plpgsql as $$
      begin
        insert into seen values (current_setting('synchronous_commit'));
        return null;
      end $$;
      create trigger look after insert on event_store.event execute function look()`);
    table = await open();
    await table.insert([event(1, 'note-1', 0)]);
    const { rows } = await client.query('select setting from seen');
    expect(rows).toEqual([{ setting: 'on' }]);
  });
});
