/** Every character that a document of XML 1.0 may not hold. */
const unwritable = /[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text without the characters that XML cannot hold, in whatever form. */
export const writableInXml = (text: string): string => text.replaceAll(unwritable, '');
