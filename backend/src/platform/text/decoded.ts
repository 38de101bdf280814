import iconv from 'iconv-lite';

/** The encoding that a page names in its first bytes. */
const namedWithin = /<(?:meta|\?xml)[^>]{0,200}(?:charset|encoding)\s*=\s*["']?([\w-]{1,40})/i;

const marks = [
  { bytes: Buffer.from([0xef, 0xbb, 0xbf]), encoding: 'utf-8' },
  { bytes: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
  { bytes: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
];

/**
 * Decodes a page as browsers do: by the mark at its beginning, else by the server’s header, else by the page itself. A
 * page without any of these is UTF-8 if it can be, and otherwise in the usual encoding of old pages.
 * @returns undefined for an unknown encoding, or for bytes that are no text
 */
export function decoded(bytes: Buffer, contentType: string): string | undefined {
  try {
    const text = inEncoding(bytes, encodingOf(bytes, contentType) ?? unnamed(bytes));
    // No text contains this character, but other kinds of files do, whatever type they claim.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function encodingOf(bytes: Buffer, contentType: string): string | undefined {
  const mark = marks.find((candidate) => bytes.subarray(0, candidate.bytes.length).equals(candidate.bytes));
  if (mark) return mark.encoding;
  const byServer = /charset\s*=\s*["']?([\w-]{1,40})/i.exec(contentType)?.[1];
  if (byServer !== undefined) return byServer;
  const byPage = namedWithin.exec(bytes.toString('latin1', 0, 4_096))?.[1];
  // The name could be read as single bytes, so the page cannot be UTF-16.
  return byPage?.replace(/^utf-16.*/i, 'utf-8');
}

function unnamed(bytes: Buffer): string {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

function inEncoding(bytes: Buffer, name: string): string {
  const decoder = new TextDecoder(name);
  // Node 20 decodes windows-1252 as ISO 8859-1, which has control characters in place of € and quotation marks.
  return decoder.encoding === 'windows-1252' ? iconv.decode(bytes, 'windows-1252') : decoder.decode(bytes);
}
