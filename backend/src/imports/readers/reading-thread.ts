import { parentPort, workerData } from 'node:worker_threads';
import { longestSource, UnreadableFile, type Item } from './item.js';
import { itemsIn } from './items-in.js';
import type { ReadingWork } from './reading-work.js';

/** A message from the thread: some items, after which it waits to be told to continue, or how the reading ended. */
export type ThreadMessage =
  | { readonly items: readonly Item[] }
  | { readonly end: true }
  | { readonly unreadable: string };

const itemsAtOnce = 50;
const bytesAtOnce = longestSource / 20;

const port = parentPort;
if (port) void read(workerData as ReadingWork, port);

async function read(work: ReadingWork, to: NonNullable<typeof parentPort>): Promise<void> {
  try {
    let waiting: Item[] = [];
    let length = 0;
    const hand = async (): Promise<void> => {
      const taken = new Promise((resolve) => to.once('message', resolve));
      to.postMessage({ items: waiting } satisfies ThreadMessage);
      waiting = [];
      length = 0;
      await taken;
    };
    for await (const item of itemsIn(work)) {
      waiting.push(item);
      length += item.content.length;
      if (waiting.length >= itemsAtOnce || length > bytesAtOnce) await hand();
    }
    if (waiting.length > 0) await hand();
    to.postMessage({ end: true } satisfies ThreadMessage);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    to.postMessage({ unreadable: error.message } satisfies ThreadMessage);
  }
  to.close();
}
