import { fileNameOf, usable } from '../../../../../checks/text/file-name.js';

const otherwise = 'image';

/**
 * `Content-Disposition` of a download: a name in ASCII for old clients, and the whole one as RFC 6266 writes it.
 * Headers hold nothing beyond Latin-1, and Node refuses to send what does.
 * @param proposed what the client proposes; an ending that names a picture's format is taken off
 */
export function attachment(proposed: string | undefined, extension: string): string {
  const name = fileNameOf((proposed ?? '').replace(/\.(png|jpe?g|webp|gif|avif)$/i, ''), otherwise);
  const plain = usable(name.normalize('NFKD').replaceAll(/[^a-z0-9_]+/g, ''), otherwise);
  return `attachment; filename="${plain}.${extension}"; filename*=UTF-8''${encodeURIComponent(`${name}.${extension}`)}`;
}
