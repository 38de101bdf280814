import { Injectable } from '@nestjs/common';
import { Readable, addAbortSignal } from 'node:stream';
import type { AuditItem, ExportQuery } from '../../dto/audit.dto.js';
import { auditItem, type AuditEntry } from './audit-entry.js';
import { filtersOf } from './audit-filters.js';
import { AuditLog } from './audit-log.js';
import { csvHeader, csvLine } from './csv.js';

/** Exports the whole log, or the part that matches a filter, as a stream of text. */
@Injectable()
export class ExportAudit {
  constructor(private readonly log: AuditLog) {}

  /**
   * @param stopping the signal that ends the stream when the server stops
   */
  async execute(query: ExportQuery, stopping: AbortSignal | undefined): Promise<Readable> {
    const pages = this.log.everything(filtersOf(query));
    // An error in the first read gets an answer of its own; once the file has begun, it can only be cut off.
    const first = await pages.next();
    const isCsv = query.format !== 'ndjson';
    const lines = written(first, pages, isCsv ? csvLine : (item) => `${JSON.stringify(item)}\n`);
    const file = Readable.from(isCsv ? headed(lines, query.excel) : lines);
    return stopping ? addAbortSignal(stopping, file) : file;
  }
}

/** Writes the entries that were read before the file began, then the rest. */
async function* written(
  first: IteratorResult<AuditEntry[], void>,
  rest: AsyncIterable<AuditEntry[]>,
  lineOf: (item: AuditItem) => string,
): AsyncGenerator<string> {
  if (first.done) return;
  yield first.value.map(auditItem).map(lineOf).join('');
  for await (const entries of rest) yield entries.map(auditItem).map(lineOf).join('');
}

const byteOrderMark = '\ufeff';

async function* headed(lines: AsyncIterable<string>, forExcel = false): AsyncGenerator<string> {
  yield (forExcel ? byteOrderMark : '') + csvHeader;
  yield* lines;
}
