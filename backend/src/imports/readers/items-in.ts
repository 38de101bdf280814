import type { FileKind } from '../domain/import.events.js';
import { UnreadableFile, type Item } from './item.js';

/** What the thread is given. */
export interface ReadingWork {
  readonly path: string;
  readonly fileName: string;
  readonly kind: FileKind;
  /** Of dates that name no zone. */
  readonly timeZone: string;
}

const mostItems = 100_000;

/**
 * The items of a file, in its order, one after the other: never more of it is held than one item.
 * @throws UnreadableFile
 */
export async function* itemsIn(work: ReadingWork): AsyncIterable<Item> {
  let items = 0;
  for await (const item of read(work)) {
    items += 1;
    if (items > mostItems) {
      throw new UnreadableFile('The file has more than 100,000 items. Import its parts one after the other.');
    }
    yield item;
  }
}

/** Each reader brings its libraries along, which load when a file is theirs. */
async function* read(work: ReadingWork): AsyncIterable<Item> {
  switch (work.kind) {
    case 'wordpress':
      return yield* (await import('./wordpress.js')).wordpressItems(work);
    case 'ghost':
      return yield* (await import('./ghost.js')).ghostItems(work);
    case 'zip':
      return yield* (await import('./zip.js')).zipItems(work);
    case 'markdown':
    case 'html':
      return yield* (await import('./single-file.js')).singleFile(work);
    default:
      return work.kind satisfies never;
  }
}
