import { escapedHtml } from './escaped-html.js';

/** Every character that a document of XML 1.0 may not hold, halves of surrogate pairs included. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text without the characters that XML cannot hold in any form. */
export const writableInXml = (text: string): string => text.replaceAll(unwritable, '');

/** A text in the form for XML, including attributes. */
export const xmlText = (text: string): string => escapedHtml(writableInXml(text));
