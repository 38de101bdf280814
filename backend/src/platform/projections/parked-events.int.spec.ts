import { NoteKeeper, event, unserialisable } from './testing/note-keeper.js';

let keeper: NoteKeeper;

beforeEach(async () => {
  keeper = await NoteKeeper.open();
  keeper.runner.start();
});

afterEach(() => keeper.close());

const bad = {
  'an unknown type': event('NoteBurnt', { text: 'x' }),
  'a missing field': event('NoteTaken', {}),
  'a number for a text': event('NoteTaken', { text: 7 }),
  'NUL in a text': event('NoteTaken', { text: 'a\u0000b' }),
  'half a surrogate': event('NoteTaken', { text: 'a\ud800b' }),
  'an unknown version': {
    ...event('NoteTaken', { text: 'x' }),
    metadata: { ...(event('NoteTaken', {}).metadata as object), schemaVersion: 9 },
  },
};

describe('A8 A bad event does not stop the rest', () => {
  it.each(Object.entries(bad))('parks %s with its stream, and nothing else', async (_, badEvent) => {
    await keeper.append('bad', undefined, badEvent, event('NoteChanged', { text: 'later' }));
    await keeper.waiters.waitFor(await keeper.write('good', 2));

    expect(await keeper.rows('select id, revision from note')).toEqual([{ id: 'good', revision: 2 }]);
    const parked = await keeper.rows<{ projection: string; stream: string; reason: string; type: string }>(
      `select projection, stream, type, reason from parked_event where projection = 'note' order by position`,
    );
    expect(parked.map(({ stream, type }) => `${stream} ${type}`)).toEqual([
      `note-bad ${badEvent.type}`,
      'note-bad NoteChanged',
    ]);
    expect(parked[0]?.reason).toMatch(/\w+/);
    expect(parked[1]?.reason).toBe('An earlier event of this stream is parked.');
  });

  it('keeps its place when the event is huge', async () => {
    const text = 'x'.repeat(900_000);
    const { position } = await keeper.append('huge', undefined, event('NoteTaken', { text }));
    await keeper.waiters.waitFor(position);
    expect(await keeper.rows(`select length(text) from note where id = 'huge'`)).toEqual([
      { length: 900_000 },
    ]);
  });

  it('takes a parked event up again at a rebuild, once it can be read', async () => {
    await keeper.rows(`insert into parked_event (projection, position, stream, event_id, type, reason)
      values ('note', 0, 'note-late', 'e', 'NoteTaken', 'parked by an older version')`);
    await keeper.runner.stop();
    const position = await keeper.write('late', 1);
    await keeper.rebuild();

    expect(await keeper.rows('select id, revision from note')).toEqual([{ id: 'late', revision: 1 }]);
    expect(await keeper.rows('select * from parked_event')).toEqual([]);
    expect(await keeper.rows(`select position from projection_checkpoint where name = 'note'`)).toEqual([
      { position: String(position) },
    ]);
  });
});

describe('a row that one read model refuses', () => {
  const label = (text: string, name = 'x') => event('LabelPut', { label: name, text });

  it('parks the event there alone: the others take it, and go on with its stream', async () => {
    await keeper.append('first', undefined, label('first'));
    const { position } = await keeper.append('second', undefined, label('second'));
    await keeper.waiters.waitFor(position);
    await keeper.waiters.waitFor((await keeper.append('second', 0n, label('later', 'y'))).position);

    expect(await keeper.rows('select label, text from label')).toEqual([{ label: 'x', text: 'first' }]);
    expect(await keeper.rows('select count(*)::int from seen_event')).toEqual([{ count: 3 }]);
    expect(
      await keeper.rows('select projection, stream, reason from parked_event order by position'),
    ).toEqual([
      {
        projection: 'label',
        stream: 'note-second',
        reason: expect.stringContaining('duplicate key value') as string,
      },
      { projection: 'label', stream: 'note-second', reason: 'An earlier event of this stream is parked.' },
    ]);
    expect(keeper.projected.map(({ stream }) => stream)).toEqual([
      'note-first',
      'note-second',
      'note-second',
    ]);
  });

  it.each([
    ['a value that JSON does not hold', unserialisable, 'select 1', /BigInt/],
    ['a column that is missing', 'text', 'alter table label drop column text', /column "text"/],
  ])('parks the event for %s, instead of trying for ever', async (_, text, statement, reason) => {
    await keeper.rows(statement);
    await keeper.append('bad', undefined, label(text));
    await keeper.waiters.waitFor(await keeper.write('good', 1));

    expect(await keeper.rows('select projection, stream, reason from parked_event')).toEqual([
      { projection: 'label', stream: 'note-bad', reason: expect.stringMatching(reason) as string },
    ]);
  });
});
