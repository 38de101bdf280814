import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Bounds on the contents of a zip file. */
interface ZipBounds {
  readonly mostEntries: number;
  /** The most bytes of all wanted files, unpacked. */
  readonly mostBytes: number;
}

/**
 * The reason why a zip file can’t be read: `too-large` if it exceeds its bounds, `damaged` if it is broken or no zip
 * file.
 */
export class UnreadableZip extends Error {
  constructor(readonly fault: 'too-large' | 'damaged') {
    super(`The zip file is ${fault}.`);
  }
}

/**
 * The unpacked files of a zip file whose paths pass a test, by their paths.
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
      // The size that an entry states can be trusted, because the library ends an entry that unpacks to more.
      total += entry.uncompressedSize;
      if (total > mostBytes) throw new UnreadableZip('too-large');
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
  } catch (error) {
    throw error instanceof UnreadableZip ? error : new UnreadableZip('damaged');
  }
  return files;
}
