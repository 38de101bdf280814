import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/**
 * A zip file of a few small files.
 * @param at when the files were last changed
 */
export async function zipped(files: Readonly<Record<string, Buffer>>, at: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name, { mtime: at });
  zip.end();
  return buffer(zip.outputStream);
}
