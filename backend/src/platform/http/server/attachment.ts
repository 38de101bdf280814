import { fileNameOf, usable } from '../../../../../checks/text/file-name.js';

/**
 * The `Content-Disposition` of a download: a name in ASCII for old clients, and the whole name in the form of RFC 6266.
 * Headers can hold only Latin-1; Node refuses to send anything else.
 * @param title the title that the name is made from
 * @param otherwise the name if nothing is left of the title
 * @param day begins the name, such as `2026-11-27`; if undefined, the name begins with the title
 */
export function attachment(title: string, extension: string, otherwise: string, day?: string): string {
  const first = day === undefined ? '' : `${day}-`;
  const name = fileNameOf(title, otherwise);
  const plain = usable(name.normalize('NFKD').replaceAll(/[^a-z0-9_]+/g, ''), otherwise);
  return `attachment; filename="${first}${plain}.${extension}"; filename*=UTF-8''${first}${encodeURIComponent(`${name}.${extension}`)}`;
}
