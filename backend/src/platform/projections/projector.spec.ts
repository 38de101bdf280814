import { projectionOfTheRecord } from './projection.js';
import { Projector } from './projector.js';
import type { ReadModelWriter } from './read-model-writer.js';
import { codec, Note, projecting, reasons, started, stored, Tables } from './testing/projector-tables.js';

describe('a projector', () => {
  it('writes a batch at once, moves the checkpoints to its end and announces it', async () => {
    const tables = new Tables({ notes: 0 });
    const projector = await started(tables, projecting('notes'));
    const read = await projector.apply([stored(3, 'a'), stored(5, 'b')]);
    expect(read.map(({ id }) => id)).toEqual(['e3', 'e5']);
    expect(tables).toMatchObject({
      transactions: 1,
      texts: ['notes: a', 'notes: b'],
      announced: ['5: e3,e5'],
    });
    expect(projector.checkpoints).toEqual(tables.checkpointsNow);
    expect(projector.checkpoints.get('notes')).toEqual({ position: 5n, eventId: 'e5', generation: 0 });
  });

  it('writes nothing for no events', async () => {
    const tables = new Tables({ notes: 0 });
    expect(await (await started(tables, projecting('notes'))).apply([])).toEqual([]);
    expect(tables.transactions).toBe(0);
  });

  it.each([[['notes', 'names']], [['names', 'notes']]])(
    'brings those behind up to the others, tells of no event twice and moves nobody back: %j',
    async (names) => {
      const behind = new Map(names.map((name) => [name, name === 'names' ? 2 : 5]));
      const tables = new Tables(Object.fromEntries(behind));
      const projector = await started(tables, ...names.map((name) => projecting(name)));
      expect(projector.reached).toBe(2n);
      expect(await projector.apply([stored(3, 'a')])).toEqual([]);
      expect(tables.texts).toEqual(['names: a']);
      expect(projector.checkpoints.get('notes')?.position).toBe(5n);
      expect(projector.reached).toBe(3n);
      const read = await projector.apply([stored(5, 'b'), stored(6, 'c')]);
      expect(read.map(({ id }) => id)).toEqual(['e6']);
      expect(tables.texts.toSorted()).toEqual(['names: a', 'names: b', 'names: c', 'notes: c']);
      expect(projector.reached).toBe(6n);
    },
  );

  it('announces nothing unless it is asked to', async () => {
    const tables = new Tables({ notes: 0, others: 0 });
    const writer = tables as unknown as ReadModelWriter;
    const projector = await Projector.start([projecting('notes')], codec, writer);
    await projector.apply([stored(1, 'a')]);
    expect(tables).toMatchObject({ texts: ['notes: a'], announced: [] });
    expect([...projector.checkpoints.keys()]).toEqual(['notes']);
  });

  it.each([
    ['of before the checkpoint', [2]],
    ['at the checkpoint', [4]],
    ['turned round', [7, 6]],
    ['twice', [6, 6]],
  ])('refuses events %s', async (_, positions) => {
    const tables = new Tables({ notes: 4 });
    const projector = await started(tables, projecting('notes'));
    await expect(projector.apply(positions.map((position) => stored(position, 'a')))).rejects.toThrow(
      /^The record sent the event at \d+ after that at \d+\.$/,
    );
    expect(tables.transactions).toBe(0);
  });

  it.each([
    [1, 'the batch is written'],
    [2, 'an event is written by itself'],
    [3, 'it is seen whose rows are refused'],
  ])('gives up when the connection breaks at attempt %d, where %s', async (attempt) => {
    const tables = new Tables({ notes: 0 }, attempt);
    const projector = await started(tables, projecting('notes', ' refused'));
    await expect(projector.apply([stored(1, 'half')])).rejects.toThrow('The connection is gone.');
    expect([projector.reached, tables.texts, tables.parkedNow]).toEqual([0n, [], []]);
  });
});

describe('an event that cannot be written', () => {
  it('is parked with all later ones of its stream, and nothing else is', async () => {
    const tables = new Tables({ notes: 0 });
    const projector = await started(tables, projecting('notes'));
    const batch = [stored(1, 'a'), stored(2, 'odd'), stored(3, 'b'), stored(4, 'c', 'note-b')];
    expect((await projector.apply(batch)).map(({ id }) => id)).toEqual(['e1', 'e2', 'e3', 'e4']);
    await projector.apply([stored(5, 'd'), stored(6, 'e', 'note-b')]);
    expect(tables.texts).toEqual(['notes: a', 'notes: c', 'notes: e']);
    expect(reasons(tables)).toEqual([
      'notes e2: It cannot be applied: That is odd.',
      'notes e3: An earlier event of this stream is parked.',
      'notes e5: An earlier event of this stream is parked.',
    ]);
    expect(tables.parkedNow[0]).toMatchObject({ position: 2n, stream: 'note-a', type: 'NoteTaken' });
    expect(projector.reached).toBe(6n);
  });

  it('keeps its stream parked after a restart', async () => {
    const tables = new Tables({ notes: 0 });
    await (await started(tables, projecting('notes'))).apply([stored(1, 'odd')]);
    await (await started(tables, projecting('notes'))).apply([stored(2, 'a'), stored(3, 'b', 'note-b')]);
    expect(tables.texts).toEqual(['notes: b']);
    expect(tables.parkedNow.map(({ eventId }) => eventId)).toEqual(['e1', 'e2']);
  });

  it('is parked where its rows are refused only, and the rest of its batch is written', async () => {
    const tables = new Tables({ notes: 0, names: 0 });
    const projector = await started(tables, projecting('notes', ' refused'), projecting('names'));
    const read = await projector.apply([stored(1, 'a'), stored(2, 'half'), stored(3, 'b', 'note-b')]);
    expect(read.map(({ id }) => id)).toEqual(['e1', 'e2', 'e3']);
    expect(tables.texts).toEqual(['notes: a', 'names: a', 'names: half', 'notes: b', 'names: b']);
    expect(reasons(tables)).toEqual(['notes e2: Its rows were refused: notes: half refused']);
    expect(tables.announced).toEqual(['1: e1', '2: e2', '3: e3']);
  });

  it('that nobody can read is told to nobody, and is parked in words that can be stored', async () => {
    const tables = new Tables({ notes: 0 });
    const projector = await started(tables, projecting('notes'));
    expect(await projector.apply([stored(1, 'a', 'note-\0', 'Odd\ud800'), stored(2, 7)])).toEqual([]);
    expect(tables.parkedNow).toMatchObject([
      { stream: 'note-\ufffd', type: 'Odd\ufffd', reason: 'The event type Odd\ufffd is not known.' },
      { stream: 'note-a', reason: expect.stringMatching(/^Its data: text: /) as string },
    ]);
  });

  it('is a leaf of the record like any other', async () => {
    const tables = new Tables({ record: 0 });
    const record = projectionOfTheRecord('record', [Note], ({ id }, position, rows) =>
      rows.insert(Note, { text: `${id} at ${position}` }),
    );
    const projector = await started(tables, record);
    await projector.apply([stored(1, 7), stored(2, 'a')]);
    expect(tables).toMatchObject({ texts: ['e1 at 1', 'e2 at 2'], parkedNow: [] });
  });
});
