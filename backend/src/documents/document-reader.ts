import { Injectable } from '@nestjs/common';
import { WorkerPool } from '../platform/concurrency/worker-pool.js';
import { DomainError, unavailable } from '../platform/kernel/domain-error.js';
import { builtProgram } from '../platform/program/built-program.js';
import { documentKind, isOldWord } from './reading/document-kind.js';
import type { DocumentMarkdown } from './reading/document-to-markdown.js';
import type { DocumentWork, ReadDocument } from './reading/read-document.js';

/** The largest documents take some seconds; one that takes longer is made to keep a reader busy. */
const bounds = { threads: 1, mostWaiting: 20, limitMs: 30_000, heapMebibytes: 512, keptMs: 60_000 };

/** Of a file, in bytes. */
export const longestDocument = 20 * 2 ** 20;

/** Reads documents in a thread that a hostile one can be ended with. */
@Injectable()
export class DocumentReader extends WorkerPool<DocumentWork, ReadDocument> {
  constructor() {
    super(builtProgram('src/documents/reading/document-thread.js'), bounds);
  }

  /**
   * @param name of the file, which tells text files apart
   * @throws DomainError `document-unreadable` with a sentence for a person, `too-many-documents`
   */
  async asMarkdown(bytes: Buffer, name: string): Promise<DocumentMarkdown> {
    const kind = documentKind(bytes, name);
    if (kind === undefined) throw unreadable(isOldWord(bytes) ? old : other);
    const read = await this.run({ bytes, kind });
    if ('refused' in read) {
      if (read.refused === 'busy') throw unavailable('too-many-documents', busy);
      throw unreadable('The document takes too long to read. Paste its text instead.');
    }
    if ('unreadable' in read.result) throw unreadable(read.result.unreadable);
    return read.result.document;
  }
}

const busy = 'Too many documents are being read. Please try again in a moment.';
const old = 'Files of this kind can’t be read. Save it as .docx in Word, and choose that.';
const other = 'Files of this kind can’t be read. Choose a .docx, .odt, .md, .html or .txt file.';

const unreadable = (sentence: string): DomainError =>
  new DomainError('unsupported', 'document-unreadable', sentence);
