import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A few small files as one. @param at when they were last changed */
export async function zipped(files: Readonly<Record<string, Buffer>>, at: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name, { mtime: at });
  zip.end();
  return buffer(zip.outputStream);
}
