import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  circleIn,
  crossingsIn,
  importsOf,
  openingOf,
  ownersOf,
  streamsOf,
  type Crossing,
} from './testing/module-tables.js';

const root = path.dirname(fileURLToPath(import.meta.url));

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|(^|\/)testing\//.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

const owners = ownersOf(sources);
const crossings = crossingsIn(sources, owners);
const contracts = files.flatMap((file) => /^([^/]+)\/contract\.ts$/.exec(file)?.[1] ?? []);

/** The modules that join each of a module's tables, in the order of the names. */
function joinedOf(module: string): Map<string, string[]> {
  const joined = new Map<string, Set<string>>();
  for (const { owner, table, module: by } of crossings) {
    if (owner === module) joined.set(table, (joined.get(table) ?? new Set()).add(by));
  }
  return new Map([...joined].map(([table, modules]) => [table, [...modules].sort()]));
}

describe.each(contracts)('the contract of %s', (module) => {
  const opening = openingOf(sources.get(`${module}/contract.ts`) ?? '');

  it('names the streams of its events', () => {
    const names = opening.streams.map((stream) => stream.split('-')[0]);
    expect(names.sort()).toEqual((streamsOf(sources).get(module) ?? []).sort());
  });

  it('names its tables', () => {
    const tables = [...owners].flatMap(([table, owner]) => (owner === module ? table : []));
    expect([...opening.tables].sort()).toEqual(tables.sort());
  });

  it('names those tables that others join, with who they are, and no others', () => {
    expect(opening.joined).toEqual(joinedOf(module));
  });
});

describe('SQL on the tables of other modules', () => {
  it('is there only where a contract can name the table', () => {
    expect(crossings.filter(({ owner }) => !contracts.includes(owner))).toEqual([]);
  });

  it('goes the way that imports go: together they form no circle', () => {
    expect(circleIn(withCrossings(importsOf(sources), crossings))).toBeUndefined();
  });
});

function withCrossings(
  imports: ReadonlyMap<string, ReadonlySet<string>>,
  added: readonly Crossing[],
): Map<string, Set<string>> {
  const arrows = new Map([...imports].map(([module, others]) => [module, new Set(others)]));
  for (const { module, owner } of added) arrows.set(module, (arrows.get(module) ?? new Set()).add(owner));
  return arrows;
}

/** A house of two modules, in which `above` imports `below`. */
const house = (sql: string, file = 'above/list.query.ts') =>
  new Map([
    ['migrations/1-all.ts', '`create table thing (id text); create unlogged table kept_thing (id text);`'],
    ['below/thing.row.ts', `@Entity('thing') class ThingRow {}`],
    ['below/kept-things.ts', 'const keep = `insert into kept_thing select $1`;'],
    ['above/above.module.ts', `import { Things } from '../below/contract.js';`],
    [file, sql],
  ]);

const crossingsOf = (sql: string, file?: string) =>
  crossingsIn(house(sql, file), ownersOf(house(sql, file))).map(({ table }) => table);

describe('a table that is crossed', () => {
  it.each([
    'const sql = `select title from thing where id = $1`;',
    `const sql = 'delete from kept_thing';`,
    'const sql = `update thing set title = $1`;',
    'const sql = `select ${columns} from other_table one left join thing on thing.id = one.id`;',
    'const sql = `select from other_table one, thing two where one.id = two.id`;',
    'const sql = `with found as (select id from "thing") select from found`;',
    // Otherwise a name that the statement itself defines could hide a table.
    'const sql = `with thing as (select id from own) select id from thing`;',
    'const sql = `exists (select from ${rows})`; const rows = `thing one where one.id = article.id`;',
  ])('is found in %s', (sql) => {
    expect(crossingsOf(sql)).toHaveLength(1);
  });

  it.each([
    '// Rows come from thing.',
    'const sql = `select thing.id from other_table thing`;',
    `const kind = 'thing';`,
  ])('is not seen in %s', (sql) => {
    expect(crossingsOf(sql)).toEqual([]);
  });

  it('is none for its owner, whoever declares its rows or writes to it', () => {
    expect(crossingsOf('`select from thing, kept_thing`', 'below/other.query.ts')).toEqual([]);
  });

  it('makes a circle against the imports', () => {
    const circleOf = (sql: string, file: string) => {
      const all = house(sql, file);
      const sample = all.set('above/other.row.ts', `@Entity('other') class OtherRow {}`);
      return circleIn(withCrossings(importsOf(sample), crossingsIn(sample, ownersOf(sample))));
    };
    expect(circleOf('`select from other`', 'below/list.query.ts')).toEqual(['below', 'above', 'below']);
    expect(circleOf('`select from thing`', 'above/list.query.ts')).toBeUndefined();
  });
});

describe('a table without one owner', () => {
  it.each([
    ['nobody writes to', '`create table lost (id text)`', 'migrations/2-lost.ts'],
    ['two declare', `@Entity('thing') class OtherRow {}`, 'above/other.row.ts'],
    ['two write to', '`update kept_thing set id = $1`', 'above/keep.ts'],
  ])('that %s is refused', (_, source, file) => {
    expect(() => ownersOf(house(source, file))).toThrow(/lost|thing/);
  });
});

describe('the beginning of a contract', () => {
  const lines = ['What is.', 'Streams: thing-<id>.', 'Tables: thing, kept_thing.'];
  const contract = (...all: string[]) => `/**\n${all.map((line) => ` * ${line}\n`).join('')} */\n`;

  it('tells streams, tables, and who joins which, over as many lines as it takes', () => {
    expect(
      openingOf(contract(...lines, 'Joined by others: thing (above,', 'top), kept_thing (top).')),
    ).toEqual({
      streams: ['thing-<id>'],
      tables: ['thing', 'kept_thing'],
      joined: new Map([
        ['thing', ['above', 'top']],
        ['kept_thing', ['top']],
      ]),
    });
  });

  it('is refused if a line is missing', () => {
    expect(() => openingOf(contract(...lines))).toThrow('Joined by others');
  });
});
