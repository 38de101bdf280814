import { escapedHtml } from './escaped-html.js';

/** Every character that a document of XML 1.0 may not hold, halves of surrogate pairs included. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text without the characters that XML cannot hold, in whatever form. */
export const writableInXml = (text: string): string => text.replaceAll(unwritable, '');

/** A text as it stands in XML, also in an attribute. */
export const xmlText = (text: string): string => escapedHtml(writableInXml(text));
