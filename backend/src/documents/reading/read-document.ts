import { UnreadableDocument } from '../files/unreadable.js';
import { pdfText } from '../pdf/pdf-text.js';
import { pagesAsText } from '../pdf/pages-as-text.js';
import type { DocumentKind } from './document-kind.js';
import { documentToMarkdown, type DocumentMarkdown } from './document-to-markdown.js';

/** A file to read. */
export interface DocumentWork {
  readonly bytes: Uint8Array;
  readonly kind: DocumentKind | 'pdf';
}

/** A document. The headers and footers that the pages of a PDF share are not part of its text. */
export interface DocumentText extends DocumentMarkdown {
  readonly heads: readonly string[];
}

/** The document, or a sentence for a person that says why it could not be read. */
export type ReadDocument = { readonly document: DocumentText } | { readonly unreadable: string };

/** The longest text, which is far more than an article or a source holds. */
const mostCharacters = 1_000_000;

export async function readDocument({ bytes, kind }: DocumentWork): Promise<ReadDocument> {
  try {
    const document =
      kind === 'pdf'
        ? await pdfDocument(bytes)
        : { ...(await documentToMarkdown(Buffer.from(bytes), kind)), heads: [] };
    if (document.markdown.length <= mostCharacters) return { document };
    return {
      unreadable: 'The document has more than a million characters. Paste the part of it that counts.',
    };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { unreadable: error.message };
    throw error;
  }
}

async function pdfDocument(bytes: Uint8Array): Promise<DocumentText> {
  const { title, pages, heads } = await pdfText(bytes);
  return { title, markdown: pagesAsText(pages), heads, losses: [], images: [] };
}
