/** All but the signs that a document of XML 1.0 may hold. */
const unwritable = /[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text without what no XML can have in it, however it is written. */
export const writableInXml = (text: string): string => text.replaceAll(unwritable, '');
