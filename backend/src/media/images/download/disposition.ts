/**
 * The name of a downloaded file: lower case, every run of what is no letter or digit one `_`, as for articles.
 * @param proposed what the client proposes; an ending that names a picture's format is taken off
 */
function fileName(proposed: string | undefined, extension: string): string {
  const base = (proposed ?? '').normalize('NFC').replace(/\.(png|jpe?g|webp|gif|avif)$/i, '');
  const name = base
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '');
  return `${[...name].slice(0, 120).join('') || 'image'}.${extension}`;
}

/**
 * `Content-Disposition` of a download: a name in ASCII for old clients, and the whole one as RFC 6266 writes it.
 * Headers hold nothing beyond Latin-1, and Node refuses to send what does.
 */
export function attachment(proposed: string | undefined, extension: string): string {
  const name = fileName(proposed, extension);
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9_.]+/g, '')
    .replace(/^\.?$|^(?=\.)/, 'image');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
