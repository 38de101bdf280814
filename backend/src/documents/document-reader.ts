import { WorkerPool } from '../platform/concurrency/worker-pool.js';
import { DomainError, unavailable } from '../platform/kernel/domain-error.js';
import { builtProgram } from '../platform/program/built-program.js';
import { documentKind, isOldWord, isPdf, type DocumentKind } from './reading/document-kind.js';
import type { DocumentMarkdown } from './reading/document-to-markdown.js';
import type { DocumentText, DocumentWork, ReadDocument } from './reading/read-document.js';

/**
 * The limits for reading. The largest documents take some seconds; one that takes longer is made to keep a reader busy.
 */
const bounds = { threads: 1, mostWaiting: 10, limitMs: 30_000, heapMebibytes: 512, keptMs: 60_000 };

/** The largest document, in bytes. */
export const longestDocument = 20 * 2 ** 20;

/**
 * Reads documents in a thread, which can be ended if a document is hostile. It has no decorator, so that a thread of
 * another module can load the contract without Nest.
 */
export class DocumentReader extends WorkerPool<DocumentWork, ReadDocument> {
  constructor() {
    super(builtProgram('src/documents/reading/document-thread.js'), bounds);
  }

  /**
   * @param name the name of the file, whose ending tells the kind of a text file
   * @throws DomainError `document-unreadable` with a sentence for a person, or `too-many-documents`
   */
  async asMarkdown(bytes: Buffer, name: string): Promise<DocumentMarkdown> {
    return this.read(bytes, documentKind(bytes, name), other);
  }

  /** Whether these are the bytes of a PDF, or of a document of a word processor. */
  isSource(bytes: Buffer): boolean {
    return sourceKind(bytes) !== undefined;
  }

  /**
   * The text of a PDF, with a form feed between pages, or of a document of a word processor.
   * @throws DomainError as `asMarkdown`
   */
  async asSource(bytes: Buffer): Promise<DocumentText> {
    return this.read(bytes, sourceKind(bytes), otherSource);
  }

  private async read(
    bytes: Buffer,
    kind: DocumentWork['kind'] | undefined,
    unknown: string,
  ): Promise<DocumentText> {
    if (kind === undefined) throw unreadable(isOldWord(bytes) ? old : unknown);
    const read = await this.run({ bytes, kind });
    if ('refused' in read) {
      if (read.refused === 'busy') throw unavailable('too-many-documents', busy);
      throw unreadable('The document takes too long to read. Paste its text instead.');
    }
    if ('unreadable' in read.result) throw unreadable(read.result.unreadable);
    return read.result.document;
  }
}

function sourceKind(bytes: Buffer): 'pdf' | DocumentKind | undefined {
  if (isPdf(bytes)) return 'pdf';
  const kind = documentKind(bytes, '');
  return kind === 'docx' || kind === 'odt' ? kind : undefined;
}

const busy = 'Too many documents are being read. Please try again in a moment.';
const old = 'Files of this kind can’t be read. Save it as .docx in Word, and choose that.';
const other = 'Files of this kind can’t be read. Choose a .docx, .odt, .md, .html or .txt file.';

const otherSource = 'Files of this kind can’t be read. Choose a PDF, .docx or .odt file.';

const unreadable = (sentence: string): DomainError =>
  new DomainError('unsupported', 'document-unreadable', sentence);
