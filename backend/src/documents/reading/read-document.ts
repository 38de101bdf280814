import type { DocumentKind } from './document-kind.js';
import { documentToMarkdown, type DocumentMarkdown } from './document-to-markdown.js';
import { UnreadableDocument } from '../files/unreadable.js';

/** A file to be read. */
export interface DocumentWork {
  readonly bytes: Uint8Array;
  readonly kind: DocumentKind;
}

/** What is read of a file, or why it could not be, in a sentence for a person. */
export type ReadDocument = { readonly document: DocumentMarkdown } | { readonly unreadable: string };

export async function readDocument({ bytes, kind }: DocumentWork): Promise<ReadDocument> {
  try {
    return { document: await documentToMarkdown(Buffer.from(bytes), kind) };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { unreadable: error.message };
    throw error;
  }
}
