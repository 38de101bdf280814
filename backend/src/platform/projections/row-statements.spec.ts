import { coalesce, type Coalesced } from './row-statements.js';
import { Rows, type RowChange } from './rows.js';

class Article {
  id: string;
  title?: string;
  status?: string;
}

class Revision {
  articleId: string;
  revision: number;
}

const primaryKeyOf = (table: unknown): string[] => (table === Revision ? ['articleId', 'revision'] : ['id']);

function coalesced(fill: (rows: Rows) => void): Coalesced {
  const rows = new Rows();
  fill(rows);
  return coalesce(rows.changes, primaryKeyOf);
}

function written(fill: (rows: Rows) => void): readonly RowChange[] {
  return coalesced(fill).changes;
}

describe('coalescing the changes of a batch', () => {
  it('takes updates into the insert before them', () => {
    const changes = written((rows) => {
      rows.insert(Article, { id: '1', title: 'a', status: 'draft' });
      rows.update(Article, { id: '1' }, { title: 'b' });
      rows.update(Article, { id: '1' }, { status: 'promoted' });
    });
    expect(changes).toEqual([
      { kind: 'insert', table: Article, row: { id: '1', title: 'b', status: 'promoted' } },
    ]);
  });

  it('makes one update of several, the last value winning', () => {
    const changes = written((rows) => {
      rows.update(Article, { id: '1' }, { title: 'a', status: 'promoted' });
      rows.update(Article, { id: '2' }, { title: 'x' });
      rows.update(Article, { id: '1' }, { title: 'b' });
    });
    expect(changes).toHaveLength(2);
    expect(changes).toContainEqual({
      kind: 'update',
      table: Article,
      key: { id: '1' },
      patch: { title: 'b', status: 'promoted' },
    });
  });

  it('lets a removal stand for the updates before it, and not for an insert, which may be refused', () => {
    const changes = written((rows) => {
      rows.insert(Article, { id: 'new' });
      rows.remove(Article, { id: 'new' });
      rows.update(Article, { id: 'old' }, { title: 'x' });
      rows.remove(Article, { id: 'old' });
    });
    expect(changes).toEqual([
      { kind: 'insert', table: Article, row: { id: 'new' } },
      { kind: 'remove', table: Article, key: { id: 'new' } },
      { kind: 'remove', table: Article, key: { id: 'old' } },
    ]);
  });

  it('keeps a second insert of a row, for the table to refuse', () => {
    const changes = written((rows) => {
      rows.insert(Article, { id: '1', title: 'a' });
      rows.insert(Article, { id: '1', title: 'b' });
    });
    expect(changes).toEqual([
      { kind: 'insert', table: Article, row: { id: '1', title: 'a' } },
      { kind: 'insert', table: Article, row: { id: '1', title: 'b' } },
    ]);
  });

  it('tells which values nobody writes any more', () => {
    const { replaced } = coalesced((rows) => {
      rows.insert(Article, { id: '1', title: 'a', status: 'draft' });
      rows.update(Article, { id: '1' }, { title: 'b' });
      rows.update(Article, { id: '2' }, { title: 'c' });
      rows.remove(Article, { id: '2' });
    });
    expect(replaced.get(Article)).toEqual([{ title: 'a' }, { title: 'c' }]);
  });

  it('leaves a change of what was removed to find nothing', () => {
    const changes = written((rows) => {
      rows.remove(Article, { id: '1' });
      rows.update(Article, { id: '1' }, { title: 'too late' });
    });
    expect(changes).toEqual([
      { kind: 'remove', table: Article, key: { id: '1' } },
      { kind: 'update', table: Article, key: { id: '1' }, patch: { title: 'too late' } },
    ]);
  });

  it('writes a removal before a row that takes its place', () => {
    const changes = written((rows) => {
      rows.remove(Article, { id: '1' });
      rows.insert(Article, { id: '1', title: 'again' });
    });
    expect(changes.map(({ kind }) => kind)).toEqual(['remove', 'insert']);
  });

  it.each([
    ['the same row', '1'],
    ['another row', '2'],
  ])('keeps a change by other columns in its place, before one of %s', (_, id) => {
    const changes = written((rows) => {
      rows.update(Article, { id: '1' }, { title: 'before' });
      rows.update(Article, { status: 'draft' }, { title: 'all drafts' });
      rows.update(Article, { id }, { title: 'after' });
    });
    expect(changes.map((change) => change.kind === 'update' && change.patch)).toEqual([
      { title: 'before' },
      { title: 'all drafts' },
      { title: 'after' },
    ]);
  });

  it('tells rows of a compound key apart', () => {
    const changes = written((rows) => {
      rows.insert(Revision, { articleId: '1', revision: 0 });
      rows.insert(Revision, { articleId: '1', revision: 1 });
    });
    expect(changes).toHaveLength(2);
  });

  it('puts rows of one shape together, so that they share a statement', () => {
    const changes = written((rows) => {
      rows.update(Article, { id: '1' }, { title: 'a' });
      rows.update(Article, { id: '2' }, { status: 'promoted' });
      rows.update(Article, { id: '3' }, { title: 'c' });
    });
    const shapes = changes.map((change) => change.kind === 'update' && Object.keys(change.patch)[0]);
    expect([...shapes].sort()).toEqual(shapes);
  });
});
