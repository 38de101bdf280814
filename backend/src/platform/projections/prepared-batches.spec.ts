import { projecting, reasons, started, stored, Tables } from './testing/projector-tables.js';

describe('a batch that is prepared while the one before it is written', () => {
  it('is written as it was prepared', async () => {
    const tables = new Tables({ notes: 0 });
    const projector = await started(tables, projecting('notes'));
    const [first, second] = [[stored(1, 'a')], [stored(2, 'b')]];
    const writing = projector.apply(first);
    projector.prepare(second);
    await writing;
    const rowsMade = tables.rowsMade;
    expect((await projector.apply(second)).map(({ id }) => id)).toEqual(['e2']);
    expect(tables).toMatchObject({
      texts: ['notes: a', 'notes: b'],
      announced: ['1: e1', '2: e2'],
      rowsMade,
    });
  });

  it.each([
    ['cannot be applied', 'odd'],
    ['has its rows refused', 'half'],
  ])('holds back a stream when an event before it %s', async (_, text) => {
    const tables = new Tables({ notes: 0 });
    const projector = await started(tables, projecting('notes', ' refused'));
    const next = [stored(2, 'b'), stored(3, 'c', 'note-b')];
    const writing = projector.apply([stored(1, text)]);
    projector.prepare(next);
    await writing;
    await projector.apply(next);
    expect(tables.texts).toEqual(['notes: c']);
    expect(tables.parkedNow.map(({ eventId }) => eventId)).toEqual(['e1', 'e2']);
  });

  it('is parked like any other when its rows cannot be made', async () => {
    const tables = new Tables({ notes: 0 });
    const projector = await started(tables, projecting('notes'));
    const batch = [stored(1, 'a'), stored(2, 'unwritable')];
    projector.prepare(batch);
    await projector.apply(batch);
    expect(tables.texts).toEqual(['notes: a']);
    expect(reasons(tables)).toEqual(['notes e2: Its rows were refused: unwritable']);
  });
});
