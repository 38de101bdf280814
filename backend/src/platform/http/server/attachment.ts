import { fileNameOf, usable } from '../../../../../checks/text/file-name.js';

/**
 * `Content-Disposition` of a download: a name in ASCII for old clients, and the whole one as RFC 6266 writes it.
 * Headers hold nothing beyond Latin-1, and Node refuses to send what does.
 * @param title the name is made of it
 * @param otherwise the name when nothing is left of the title
 * @param day that the name begins with, `2026-11-27`; without one it begins with the title
 */
export function attachment(title: string, extension: string, otherwise: string, day?: string): string {
  const first = day === undefined ? '' : `${day}-`;
  const name = fileNameOf(title, otherwise);
  const plain = usable(name.normalize('NFKD').replaceAll(/[^a-z0-9_]+/g, ''), otherwise);
  return `attachment; filename="${first}${plain}.${extension}"; filename*=UTF-8''${first}${encodeURIComponent(`${name}.${extension}`)}`;
}
