import type { documentToMarkdown as convert } from './document-to-markdown.js';

/** As `document-to-markdown.ts` has it, whose libraries are large: they are loaded with the first document. */
export const documentToMarkdown: typeof convert = async (bytes, kind) =>
  (await import('./document-to-markdown.js')).documentToMarkdown(bytes, kind);
