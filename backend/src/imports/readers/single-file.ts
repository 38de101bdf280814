import { readFile, stat } from 'node:fs/promises';
import type { ReadingWork } from './reading-work.js';
import { longestSource, UnreadableFile, type Item } from './item.js';
import { textItem } from './text-item.js';

/**
 * Reads a file that is one article.
 * @throws UnreadableFile when the file is larger than 20 MiB
 */
export async function* singleFile({ path, fileName, timeZone }: ReadingWork): AsyncIterable<Item> {
  if ((await stat(path)).size > longestSource) throw new UnreadableFile('A single article can have 20 MiB.');
  const place = { path: fileName, site: 'files', timeZone };
  yield await textItem(await readFile(path), place);
}
