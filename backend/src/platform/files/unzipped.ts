import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** How much a zip file may hold. */
interface ZipBounds {
  readonly mostEntries: number;
  /** Of all files that are wanted, unpacked. */
  readonly mostBytes: number;
}

/** `too-large`: it is beyond its bounds. `damaged`: or it is no zip file. */
export class UnreadableZip extends Error {
  constructor(readonly fault: 'too-large' | 'damaged') {
    super(`The zip file is ${fault}.`);
  }
}

/**
 * The files of a zip file that a test names, unpacked, by their paths.
 * @throws UnreadableZip
 */
export async function unzipped(
  bytes: Buffer,
  isWanted: (path: string) => boolean,
  { mostEntries, mostBytes }: ZipBounds,
): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    if (zip.entryCount > mostEntries) throw new UnreadableZip('too-large');
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      if (!isWanted(entry.fileName)) continue;
      // The library ends an entry that unpacks to more than it says.
      total += entry.uncompressedSize;
      if (total > mostBytes) throw new UnreadableZip('too-large');
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
  } catch (error) {
    throw error instanceof UnreadableZip ? error : new UnreadableZip('damaged');
  }
  return files;
}
