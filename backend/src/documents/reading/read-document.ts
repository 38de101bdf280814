import { UnreadableDocument } from '../files/unreadable.js';
import { pdfText } from '../pdf/pdf-text.js';
import { pagesAsText } from '../pdf/pages-as-text.js';
import type { DocumentKind } from './document-kind.js';
import { documentToMarkdown, type DocumentMarkdown } from './document-to-markdown.js';

/** A file to be read. */
export interface DocumentWork {
  readonly bytes: Uint8Array;
  readonly kind: DocumentKind | 'pdf';
}

/** A document; what stands at the edge of all pages of a PDF is no part of its text. */
export interface DocumentText extends DocumentMarkdown {
  readonly heads: readonly string[];
}

/** What is read of a file, or why it could not be, in a sentence for a person. */
export type ReadDocument = { readonly document: DocumentText } | { readonly unreadable: string };

export async function readDocument({ bytes, kind }: DocumentWork): Promise<ReadDocument> {
  try {
    if (kind !== 'pdf')
      return { document: { ...(await documentToMarkdown(Buffer.from(bytes), kind)), heads: [] } };
    const { title, pages, heads } = await pdfText(bytes);
    return { document: { title, markdown: pagesAsText(pages), heads, losses: [], images: [] } };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { unreadable: error.message };
    throw error;
  }
}
