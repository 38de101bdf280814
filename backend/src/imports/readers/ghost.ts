import { createReadStream } from 'node:fs';
import { JSONParser } from '@streamparser/json';
import { ghostPost, noTables, takeRow, type GhostPost, type Tables } from './ghost-post.js';
import type { ReadingWork } from './reading-work.js';
import { UnreadableFile, type Item } from './item.js';

const postPaths = ['$.db.*.data.posts.*', '$.data.posts.*'];
const tables = ['users', 'tags', 'posts_tags', 'posts_authors'] as const;
const tablePaths = tables.flatMap((table) => [`$.db.*.data.${table}.*`, `$.data.${table}.*`]);

/**
 * Reads the posts of a Ghost export (JSON). It reads the file twice, because the tables that posts need come after
 * them.
 * @throws UnreadableFile
 */
export async function* ghostItems({ path }: ReadingWork): AsyncIterable<Item> {
  const joined: Tables = noTables();
  let posts = 0;
  for await (const { table, row } of rowsIn(path, tablePaths)) takeRow(joined, table, row);
  for await (const { row } of rowsIn(path, postPaths)) {
    posts += 1;
    yield ghostPost(row as GhostPost, joined, `post ${posts}`);
  }
  if (posts === 0) throw new UnreadableFile('The file is no export of Ghost: it has no posts.');
}

interface Row {
  readonly table: string;
  readonly row: unknown;
}

async function* rowsIn(path: string, paths: string[]): AsyncIterable<Row> {
  const parser = new JSONParser({ paths, keepStack: false });
  let found: Row[] = [];
  parser.onValue = ({ value, stack }) => {
    found.push({ table: String(stack.at(-1)?.key ?? ''), row: value });
  };
  parser.onError = (error) => {
    throw new UnreadableFile(`The file is not well-formed JSON: ${error.message}`);
  };
  for await (const bytes of createReadStream(path, { highWaterMark: 2 ** 18 })) {
    parser.write(bytes as Buffer);
    yield* found;
    found = [];
  }
  if (!parser.isEnded) throw new UnreadableFile('The file ends in the middle: it is no whole export.');
}
