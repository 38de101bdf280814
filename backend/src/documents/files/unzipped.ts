import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { UnreadableDocument } from './unreadable.js';

const mostEntries = 5_000;
/** Of all parts together, unpacked. */
const mostBytes = 100 * 2 ** 20;

/**
 * The parts of a zip file that a test names, unpacked, by their paths.
 * @throws UnreadableDocument for what is no zip file, or unpacks to far more than a document has
 */
export async function unzipped(
  bytes: Buffer,
  isWanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    if (zip.entryCount > mostEntries) throw tooLarge();
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      if (!isWanted(entry.fileName)) continue;
      // The library ends an entry that unpacks to more than it says.
      total += entry.uncompressedSize;
      if (total > mostBytes) throw tooLarge();
      parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
  } catch (error) {
    throw error instanceof UnreadableDocument ? error : new UnreadableDocument('The file is damaged.');
  }
  return parts;
}

const tooLarge = (): UnreadableDocument =>
  new UnreadableDocument('The file unpacks to far more than a document has.');
