import { isFenced } from './checkpoints.js';
import { NoteKeeper } from './testing/note-keeper.js';
import { ReadModelWriter, type EventBatch } from './read-model-writer.js';
import { RowStatements, type Statement } from './row-statements.js';

let keeper: NoteKeeper;
let writer: ReadModelWriter;

beforeEach(async () => {
  keeper = await NoteKeeper.open();
  writer = await ReadModelWriter.connect({
    url: keeper.databaseUrl,
    applicationName: 'test',
    statements: new RowStatements(keeper.dataSource),
    onLost: () => undefined,
  });
});

afterEach(async () => {
  await writer.close();
  await keeper.close();
});

const commit = async (position: bigint, batch: Partial<EventBatch>): Promise<void> =>
  writer.commit({
    from: await writer.checkpoints(['note']),
    reached: { position, eventId: `event ${position}` },
    statements: [],
    parked: [],
    announcement: [],
    ...batch,
  });

describe('the connection that writes read models', () => {
  const insertion = (id: string): Statement => ({
    text: 'insert into note values ($1, $2, 0)',
    values: [id, 'text'],
  });

  it('takes one statement several times in a batch, and again in the next', async () => {
    await commit(1n, { announcement: [insertion('a'), insertion('b')] });
    await commit(2n, { announcement: [insertion('c'), insertion('d')] });
    expect(await keeper.rows('select id from note order by id')).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => ({ id })),
    );
  });

  it('writes nothing where another has moved a checkpoint, and is told so', async () => {
    const from = await writer.checkpoints(['note', 'label']);
    await commit(1n, { announcement: [insertion('first')] });
    const late = commit(2n, { from, announcement: [insertion('late')] });
    expect(isFenced(await late.catch((error: unknown) => error))).toBe(true);
    expect(await keeper.rows('select id from note')).toEqual([{ id: 'first' }]);
    expect(await keeper.rows('select name, position from projection_checkpoint order by name')).toEqual([
      { name: 'label', position: '-1' },
      { name: 'note', position: '1' },
    ]);
  });

  it('neither waits for the disk nor holds others back when frozen, and looks up rows by their keys', async () => {
    const expected = {
      synchronous_commit: 'off',
      idle_in_transaction_session_timeout: '10000',
      enable_seqscan: 'off',
      enable_hashjoin: 'off',
      enable_mergejoin: 'off',
    };
    await keeper.rows('create table seen (name text, setting text)');
    const text = 'insert into seen select name, setting from pg_settings where name = any($1::text[])';
    await commit(1n, { announcement: [{ text, values: [`{${Object.keys(expected).join(',')}}`] }] });
    const seen = await keeper.rows<{ name: string; setting: string }>('select * from seen');
    expect(Object.fromEntries(seen.map(({ name, setting }) => [name, setting]))).toEqual(expected);
  });

  it('leaves an event parked for the reason that it was parked for first', async () => {
    const parked = (reason: string) => [
      { projection: 'note', position: 1n, stream: 'note-1', eventId: 'event 1', type: 'NoteTaken', reason },
    ];
    await commit(1n, { parked: parked('first') });
    await commit(2n, { parked: parked('second') });
    expect(await keeper.rows('select reason from parked_event')).toEqual([{ reason: 'first' }]);
    expect(await keeper.rows('select position, event_id from projection_checkpoint')).toEqual([
      { position: '2', event_id: 'event 2' },
    ]);
  });
});
