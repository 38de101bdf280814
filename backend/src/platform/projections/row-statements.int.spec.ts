import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { databaseOptions } from '../database/data-source.js';
import { createTestDatabase } from '../testing/test-servers.js';
import { UnwritableRows } from './event-fault.js';
import { RowStatements, type Statement } from './row-statements.js';
import { Rows } from './rows.js';

@Entity('chapter')
class Chapter {
  @PrimaryColumn('text') bookId: string;
  @PrimaryColumn('integer') number: number;
  @Column('text') title: string;
  @Column('json') wordsOfAll: string[];
}

@Entity('appendix')
class Appendix extends Chapter {}

const row = (bookId: string, number: number, title = 'old'): Chapter => ({
  bookId,
  number,
  title,
  wordsOfAll: [title, 'and "more", {so}'],
});

describe('the rows that changes make', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    const options = databaseOptions(database.url, { entities: [Chapter, Appendix], migrations: [] });
    dataSource = await new DataSource(options).initialize();
    await dataSource.query(`
      create table chapter (
        book_id text, number integer, title text, words_of_all json, primary key (book_id, number));
      create table appendix (like chapter including all)`);
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  beforeEach(async () => {
    await dataSource.query('truncate chapter, appendix');
    await write((rows) => {
      for (const table of [Chapter, Appendix]) {
        for (const [book, number] of [
          ['a', 1],
          ['a', 2],
          ['b', 1],
          ['b', 2],
        ] as const) {
          rows.insert(table, row(book, number));
        }
      }
    });
  });

  /** Writes the changes as one batch. */
  async function write(fill: (rows: Rows) => void): Promise<Statement[]> {
    const rows = new Rows();
    fill(rows);
    const statements = new RowStatements(dataSource).from(rows.changes);
    for (const { text, values } of statements) await dataSource.query(text, [...values]);
    return statements;
  }

  const titles = async (table = 'chapter'): Promise<string[]> => {
    const rows = await dataSource.query<{ line: string }[]>(
      `select book_id || number || ' ' || title as line from ${table} order by book_id, number`,
    );
    return rows.map(({ line }) => line);
  };

  it('hold lists, in columns that Postgres spells otherwise', async () => {
    await write((rows) => {
      rows.insert(Chapter, row('c', 1, 'new'));
      rows.update(Chapter, { bookId: 'a', number: 1 }, { wordsOfAll: ['x', '{y}'] });
    });
    expect(
      await dataSource.query(`select words_of_all from chapter where number = 1 order by book_id`),
    ).toEqual([
      { words_of_all: ['x', '{y}'] },
      { words_of_all: ['old', 'and "more", {so}'] },
      { words_of_all: ['new', 'and "more", {so}'] },
    ]);
  });

  it.each(['\uD83D', 'a \uDE00'])(
    'are refused with half of a surrogate pair, not changed: %j',
    async (title) => {
      await expect(
        write((rows) => rows.update(Chapter, { bookId: 'a', number: 1 }, { title })),
      ).rejects.toThrow(UnwritableRows);
      expect(await titles()).toContain('a1 old');
    },
  );

  it('are those alone that the whole key names', async () => {
    await write((rows) => {
      rows.update(Chapter, { bookId: 'a', number: 1 }, { title: 'new' });
      rows.remove(Chapter, { bookId: 'b', number: 2 });
    });
    expect(await titles()).toEqual(['a1 new', 'a2 old', 'b1 old']);
  });

  it('may get another key', async () => {
    await write((rows) => rows.update(Chapter, { bookId: 'a', number: 1 }, { number: 7, title: 'new' }));
    expect(await titles()).toEqual(['a2 old', 'a7 new', 'b1 old', 'b2 old']);
  });

  it('stay in their own of two tables with the same columns', async () => {
    await write((rows) => {
      rows.remove(Chapter, { bookId: 'a' });
      rows.remove(Appendix, { bookId: 'b' });
    });
    expect([await titles(), await titles('appendix')]).toEqual([
      ['b1 old', 'b2 old'],
      ['a1 old', 'a2 old'],
    ]);
  });

  it('are found by whichever columns each change names', async () => {
    await write((rows) => {
      rows.update(Chapter, { bookId: 'a' }, { title: 'of a' });
      rows.update(Chapter, { number: 2 }, { title: 'second' });
    });
    expect(await titles()).toEqual(['a1 of a', 'a2 second', 'b1 old', 'b2 second']);
  });

  it('are not found by what another change writes', async () => {
    await write((rows) => {
      rows.remove(Chapter, { bookId: 'b', number: 2 });
      rows.update(Chapter, { bookId: 'a', number: 1 }, { title: 'new' });
      rows.update(Chapter, { bookId: 'b' }, { number: 9, title: 'moved' });
    });
    expect(await titles()).toEqual(['a1 new', 'a2 old', 'b9 moved']);
  });

  it('are changed on a condition beyond the key, and only if it holds then', async () => {
    await write((rows) => {
      rows.update(Chapter, { bookId: 'a', number: 1 }, { title: 'new' });
      rows.update(Chapter, { bookId: 'a', number: 1, title: 'old' }, { title: 'too late' });
      rows.update(Chapter, { bookId: 'a', number: 2, title: 'old' }, { title: 'in time' });
    });
    expect(await titles()).toEqual(['a1 new', 'a2 in time', 'b1 old', 'b2 old']);
  });

  it('are told apart by as many columns as the key has, and others', async () => {
    await write((rows) => {
      rows.update(Chapter, { bookId: 'a', title: 'old' }, { title: 'of a' });
      rows.update(Chapter, { bookId: 'a', title: 'none' }, { title: 'of nothing' });
      rows.update(Chapter, { bookId: 'b', title: 'old' }, { title: 'of b' });
    });
    expect(await titles()).toEqual(['a1 of a', 'a2 of a', 'b1 of b', 'b2 of b']);
  });

  it('are written by one statement for all that are changed in the same way', async () => {
    const statements = await write((rows) => {
      for (const book of ['a', 'b']) {
        rows.insert(Chapter, row(book, 3, 'new'));
        rows.remove(Chapter, { bookId: book, number: 1 });
        rows.update(Chapter, { bookId: book, number: 2 }, { title: 'changed' });
      }
    });
    expect(statements).toHaveLength(3);
    expect(await titles()).toEqual(['a2 changed', 'a3 new', 'b2 changed', 'b3 new']);
  });
});
