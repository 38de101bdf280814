import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Readable, addAbortSignal } from 'node:stream';
import { filtersOf, itemOf, type ExportQuery } from '../audit.dto.js';
import type { AuditEntry } from '../read-models/audit-log/audit-entry.js';
import { AuditLog } from '../read-models/audit-log/audit-log.js';
import { csvHeader, csvLine } from './csv.js';

/** The whole log, or what a filter leaves of it, as a stream of text. */
export class ExportAudit extends Query<Readable> {
  /** @param stopping ends the stream when the server does */
  constructor(
    readonly query: ExportQuery,
    readonly stopping: AbortSignal | undefined,
  ) {
    super();
  }
}

@QueryHandler(ExportAudit)
export class ExportAuditHandler implements IQueryHandler<ExportAudit> {
  constructor(private readonly log: AuditLog) {}

  async execute({ query, stopping }: ExportAudit): Promise<Readable> {
    const pages = this.log.everything(filtersOf(query));
    // What is wrong at the start is an answer of its own; once the file has begun, it can only be cut off.
    const first = await pages.next();
    const texts = query.format === 'ndjson' ? asNdjson(first, pages) : asCsv(first, pages);
    const file = Readable.from(texts);
    return stopping ? addAbortSignal(stopping, file) : file;
  }
}

type Pages = AsyncGenerator<AuditEntry[], void>;
type FirstPage = IteratorResult<AuditEntry[], void>;

async function* asCsv(first: FirstPage, pages: Pages): AsyncGenerator<string> {
  yield csvHeader;
  yield* written(first, pages, (entry) => csvLine(itemOf(entry)));
}

async function* asNdjson(first: FirstPage, pages: Pages): AsyncGenerator<string> {
  yield* written(first, pages, (entry) => `${JSON.stringify(itemOf(entry))}\n`);
}

async function* written(
  first: FirstPage,
  pages: Pages,
  lineOf: (entry: AuditEntry) => string,
): AsyncGenerator<string> {
  if (first.done) return;
  yield first.value.map(lineOf).join('');
  for await (const entries of pages) yield entries.map(lineOf).join('');
}
