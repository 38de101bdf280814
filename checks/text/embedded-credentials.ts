/**
 * Content Credentials embedded in a text that has no other place for them (C2PA 2.4, A.8): a mark, then a variation
 * selector for each byte; the first thirteen describe the rest.
 */
const embedded = /\uFEFF[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{13,}/gu;

/**
 * The text that a reader sees. The credentials prove what somebody else sent, and not what becomes of the text here.
 */
export const withoutCredentials = (text: string): string =>
  text.includes('\uFEFF') ? text.replaceAll(embedded, '') : text;
