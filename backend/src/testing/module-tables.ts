import path from 'node:path';
import ts from 'typescript';

/** The TypeScript sources, without tests, by their path from `backend/src`. */
export type Sources = ReadonlyMap<string, string>;

/** A place where a module's SQL names a table of another module. */
export interface Crossing {
  readonly module: string;
  readonly owner: string;
  readonly table: string;
  readonly file: string;
}

/** What the opening comment of a module's `contract.ts` lists, below what the module decides. */
export interface Opening {
  readonly streams: readonly string[];
  readonly tables: readonly string[];
  /** The modules whose SQL may name a table, by table. */
  readonly joined: ReadonlyMap<string, readonly string[]>;
}

const inModule = /^(?!migrations\/)([^/]+)\//;

/** The module that a file belongs to; undefined for the lists and programs at the root, and for the migrations. */
const moduleOf = (file: string): string | undefined => inModule.exec(file)?.[1];

/** A quick test that every file with SQL passes, and few others, so that most files need no parsing. */
const likeSql = /\b(?:from|join|into|update|table|using|where)\s+\w/;

/** The texts in a source, with `$` for what a template inserts. */
function literalsIn(source: string): string[] {
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.push(node.text);
    else if (ts.isTemplateExpression(node)) {
      literals.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('$'));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest));
  return literals;
}

const created = /\bcreate (?:unlogged )?table (?:if not exists )?(\w+)/g;
const written = /\b(?:insert into|update) (\w+)/g;
const entity = /@Entity\('(\w+)'\)/g;
const imported = /\bfrom '(\.[^']+)'/g;
const catalog = /\beventCatalog\('(\w+)'/g;
const named = /\b(?:from|join|into|update|table|using)\s+/g;
const item = /^(?:only\s+)?"?(\w+)"?(?:\s+(?:as\s+)?(?!where\b|join\b)\w+)?/;
/** The table at the start of a part of a statement that is put after a `from` elsewhere. */
const leading = /^\s*(\w+)(?:\s+\w+)?\s+(?:where|join|left|cross)\b/;

const all = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match.slice(1).filter((name) => name !== undefined));

/** The names that a statement, or a part of one, reads or writes: tables, and the names that it defines in a `with`. */
function namesIn(sql: string): Set<string> {
  const names = new Set<string>();
  for (const { 0: word, index } of sql.matchAll(named)) {
    let rest = sql.slice(index + word.length);
    for (let found = item.exec(rest); found; found = item.exec(rest)) {
      names.add(found[1] ?? '');
      rest = rest.slice(found[0].length);
      const comma = /^\s*,\s*/.exec(rest);
      if (!comma) break;
      rest = rest.slice(comma[0].length);
    }
  }
  const first = leading.exec(sql)?.[1];
  if (first) names.add(first);
  return names;
}

/**
 * The module that each table belongs to: the one that declares its rows, or the platform if it creates the table. A
 * table that no projection writes has no class of rows, so it belongs to the module that writes to it.
 * @throws Error if a table has no owner, or two
 */
export function ownersOf(sources: Sources): Map<string, string> {
  const claims = new Map<string, Set<string>>();
  const claim = (table: string, owner: string | undefined): void => {
    const owners = claims.get(table) ?? new Set();
    claims.set(table, owner ? owners.add(owner) : owners);
  };
  for (const [file, source] of sources) {
    const owner = moduleOf(file);
    for (const table of all(entity, source)) claim(table, owner);
    for (const table of all(created, source)) claim(table, owner === 'platform' ? owner : undefined);
  }
  const rowless = new Set([...claims].flatMap(([table, owners]) => (owners.size === 0 ? table : [])));
  for (const [file, source] of sources) {
    const tables = all(written, source).filter((table) => rowless.has(table));
    for (const table of tables) claim(table, moduleOf(file));
  }
  return new Map(
    [...claims].map(([table, owners]) => {
      const [owner, another] = owners;
      if (!owner) throw new Error(`No module declares the rows of ${table}, or writes any.`);
      if (another) throw new Error(`${owner} and ${another} both own ${table}.`);
      return [table, owner];
    }),
  );
}

/** Finds the places where the SQL of one module names a table of another. */
export function crossingsIn(sources: Sources, owners: ReadonlyMap<string, string>): Crossing[] {
  return [...sources].flatMap(([file, source]) => {
    const module = moduleOf(file);
    if (module === undefined || !likeSql.test(source)) return [];
    const tables = new Set(literalsIn(source).flatMap((literal) => [...namesIn(literal)]));
    return [...tables].flatMap((table) => {
      const owner = owners.get(table);
      return owner === undefined || owner === module ? [] : [{ module, owner, table, file }];
    });
  });
}

/** The names of the streams of each module's event catalogs. */
export function streamsOf(sources: Sources): Map<string, string[]> {
  const streams = new Map<string, string[]>();
  for (const [file, source] of sources) {
    const module = moduleOf(file);
    const found = all(catalog, source);
    if (module && found.length > 0) streams.set(module, [...(streams.get(module) ?? []), ...found]);
  }
  return streams;
}

/** The modules that each module imports. */
export function importsOf(sources: Sources): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const module = moduleOf(file);
    if (module === undefined) continue;
    const files = all(imported, source).map((name) => path.posix.join(path.posix.dirname(file), name));
    const others = files.flatMap((one) => moduleOf(one) ?? []).filter((one) => one !== module);
    imports.set(module, new Set([...(imports.get(module) ?? []), ...others]));
  }
  return imports;
}

/** Finds a circle of arrows, from a module back to it; undefined if there is none. */
export function circleIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const cleared = new Set<string>();
  const walk = (module: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(module)) return [...way.slice(way.indexOf(module)), module];
    if (cleared.has(module)) return undefined;
    for (const next of arrows.get(module) ?? []) {
      const circle = walk(next, [...way, module]);
      if (circle) return circle;
    }
    cleared.add(module);
    return undefined;
  };
  for (const module of arrows.keys()) {
    const circle = walk(module, []);
    if (circle) return circle;
  }
  return undefined;
}

const opening = new RegExp(
  String.raw`^/\*\*
 \* [^]+?
 \* Streams: (?<streams>[^]+?)\.
 \* Tables: (?<tables>[^]+?)\.
 \* Joined by others: (?<joined>[^]+?)\.
 \*/\n`,
);

/**
 * Reads the opening comment of a contract.
 * @throws Error if it does not list what the module decides, its streams, its tables, and who joins which
 */
export function openingOf(contract: string): Opening {
  const { streams, tables, joined } = opening.exec(contract)?.groups ?? {};
  if (!streams || !tables || !joined)
    throw new Error('A contract begins with “Streams:”, “Tables:” and “Joined by others:”.');
  const listed = (list: string, between: RegExp): string[] => {
    const text = list.replaceAll(/\s*\n \*\s*/g, ' ');
    return text === 'none' ? [] : text.split(between);
  };
  return {
    streams: listed(streams, /, /),
    tables: listed(tables, /, /),
    joined: new Map(
      listed(joined, /(?<=\)), /).map((entry) => {
        const [, table = entry, modules = ''] = /^(\w+) \(([^)]*)\)$/.exec(entry) ?? [];
        return [table, modules.split(', ')];
      }),
    ),
  };
}
