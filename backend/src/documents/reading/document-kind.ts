/** The kinds of documents that become markdown. */
export type DocumentKind = 'docx' | 'odt' | 'html' | 'markdown' | 'text';

const textKinds: Readonly<Record<string, DocumentKind>> = {
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  md: 'markdown',
  markdown: 'markdown',
};

const beginsAs = (bytes: Buffer, signature: string): boolean =>
  bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));

export const isPdf = (bytes: Buffer): boolean =>
  /^[^<]{0,1000}%PDF-/.test(bytes.toString('latin1', 0, 1_024));

/** Whether a file is RTF or has Word’s format from before 2007. */
export const isOldWord = (bytes: Buffer): boolean =>
  beginsAs(bytes, '\xd0\xcf\x11\xe0') || beginsAs(bytes, String.raw`{\rtf`);

const isZip = (bytes: Buffer): boolean => beginsAs(bytes, 'PK\x03\x04');

/**
 * The kind of a file by its bytes or, if these do not tell, by its name.
 * @returns undefined for a kind that is not read here
 */
export function documentKind(bytes: Buffer, name: string): DocumentKind | undefined {
  if (isZip(bytes)) {
    // Both name their kind without compression: `odt` in the first part of the file, `docx` in the names of its parts.
    if (bytes.subarray(0, 200).includes('application/vnd.oasis.opendocument.text')) return 'odt';
    return bytes.includes('word/document') ? 'docx' : undefined;
  }
  if (isPdf(bytes) || isOldWord(bytes) || bytes.subarray(0, 4_096).includes('\0\0\0')) return undefined;
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (/^\W{0,20}<(?:!doctype html|html)\b/i.test(bytes.toString('latin1', 0, 200))) return 'html';
  return textKinds[ending] ?? 'text';
}
