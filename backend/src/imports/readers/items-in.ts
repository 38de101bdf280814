import type { FileKind } from '../domain/import.events.js';
import { UnreadableFile, type Item } from './item.js';
import type { ReadingWork } from './reading-work.js';

const mostItems = 100_000;

/**
 * Reads the items of a file in order, one after another, so that no more than one item is held at a time.
 * @throws UnreadableFile
 */
export async function* itemsIn(work: ReadingWork): AsyncIterable<Item> {
  const reader = await readerOf(work.kind);
  let items = 0;
  for await (const item of reader(work)) {
    items += 1;
    if (items > mostItems) {
      throw new UnreadableFile('The file has more than 100,000 items. Import its parts one after the other.');
    }
    yield item;
  }
  if (items === 0) throw new UnreadableFile('The file has no articles.');
}

/** Loads the reader for a kind of file only when it is needed, because of the libraries that it brings along. */
async function readerOf(kind: FileKind): Promise<(work: ReadingWork) => AsyncIterable<Item>> {
  switch (kind) {
    case 'wordpress':
      return (await import('./wordpress.js')).wordpressItems;
    case 'ghost':
      return (await import('./ghost.js')).ghostItems;
    case 'zip':
      return (await import('./zip.js')).zipItems;
    case 'markdown':
    case 'html':
    case 'docx':
    case 'odt':
      return (await import('./single-file.js')).singleFile;
    default:
      return kind satisfies never;
  }
}
