import type { documentToMarkdown as convert } from './document-to-markdown.js';

/**
 * The function of `document-to-markdown.ts`, which is loaded with the first document because its libraries are large.
 */
export const convertDocument: typeof convert = async (bytes, kind) =>
  (await import('./document-to-markdown.js')).documentToMarkdown(bytes, kind);
