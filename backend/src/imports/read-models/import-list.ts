import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import {
  decodeCursor,
  defaultPageSize,
  isMoment,
  pageOf,
  type PageQuery,
} from '../../platform/http/input/page.js';
import { projection } from '../../platform/projections/projection.js';
import type { UnfinishedProcess } from '../../platform/replicas/process.js';
import { noSuchImport, nothingMapped, type Import } from '../domain/import.decider.js';
import type { FileKind, ImportEvent, ImportEventData, Mapping } from '../domain/import.events.js';
import type { ImportAnswer, ImportPage } from '../dto/imports.dto.js';
import { ImportItems } from '../items/import-items.js';

/** The import of one file. */
@Entity('archive_import')
class ArchiveImportRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  fileName: string;

  @Column('text')
  kind: FileKind;

  @Column('text')
  state: Import['state'];

  @Column('timestamptz')
  createdAt: string;

  /** The person who uploaded the file and, after the start, the person who started the import. */
  @Column('json')
  actor: Actor;

  @Column('text')
  correlationId: string;

  @Column('json')
  mapping: Mapping;

  /** The result of reading the file; null until then. */
  @Column('json', { nullable: true })
  found: ImportEventData<'ImportRead'> | null;

  /** The reason why the import failed. */
  @Column('text', { nullable: true })
  reason: string | null;
}

/** The imports and their states; their items are in a table of their own. */
export const importList = projection<ImportEvent>({
  name: 'imports',
  tables: [ArchiveImportRow],
  on: {
    ImportUploaded: ({ streamId: id, data: { fileName, kind }, metadata }, rows) => {
      const { actor, at: createdAt, correlationId } = metadata;
      const nothing = { mapping: nothingMapped, found: null, reason: null };
      const state = 'reading';
      rows.insert(ArchiveImportRow, {
        id,
        fileName,
        kind,
        state,
        createdAt,
        actor,
        correlationId,
        ...nothing,
      });
    },
    ImportRead: ({ streamId: id, data: found }, rows) =>
      rows.update(ArchiveImportRow, { id }, { state: 'ready', found }),
    ImportMapped: ({ streamId: id, data: mapping }, rows) =>
      rows.update(ArchiveImportRow, { id }, { mapping }),
    ImportStarted: ({ streamId: id, metadata: { actor, correlationId } }, rows) =>
      rows.update(ArchiveImportRow, { id }, { state: 'running', actor, correlationId }),
    ImportFinished: ({ streamId: id }, rows) => rows.update(ArchiveImportRow, { id }, { state: 'done' }),
    ImportCancelled: ({ streamId: id }, rows) =>
      rows.update(ArchiveImportRow, { id }, { state: 'cancelled' }),
    ImportFailed: ({ streamId: id, data: { reason } }, rows) =>
      rows.update(ArchiveImportRow, { id }, { state: 'failed', reason }),
  },
});

type Row = Omit<ArchiveImportRow, 'createdAt' | 'actor' | 'correlationId'> & { readonly createdAt: Date };

const columns = `id, file_name "fileName", kind, state, created_at "createdAt", mapping, found, reason`;

/** The imports, newest first. */
@Injectable()
export class ImportList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly items: ImportItems,
  ) {}

  async page({ limit = defaultPageSize, cursor }: PageQuery): Promise<ImportPage> {
    const after = cursor === undefined ? [] : decodeCursor(cursor, 2, isKey);
    const [{ total = 0 } = {}] = await this.dataSource.query<{ total?: number }[]>(
      'select count(*)::integer total from archive_import',
    );
    const rows = await this.dataSource.query<Row[]>(
      `select ${columns} from archive_import
       ${after.length > 0 ? 'where (created_at, id) < ($2::timestamptz, $3)' : ''}
       order by created_at desc, id desc limit $1`,
      [limit + 1, ...after],
    );
    const { items, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
    return { total, nextCursor, items: await Promise.all(items.map((row) => this.answer(row))) };
  }

  async one(id: string): Promise<ImportAnswer> {
    const [row] = await this.dataSource.query<Row[]>(`select ${columns} from archive_import where id = $1`, [
      id,
    ]);
    return this.answer(row ?? noSuchImport());
  }

  /** @throws DomainError `no-such-import` */
  async assertKnown(id: string): Promise<void> {
    const found = await this.dataSource.query<object[]>('select from archive_import where id = $1', [id]);
    if (found.length === 0) noSuchImport();
  }

  /** The imports whose file is being read, or whose items are coming in. */
  unfinished(): Promise<UnfinishedProcess[]> {
    return this.dataSource.query(
      `select id, actor, correlation_id "correlationId" from archive_import where state in ('reading', 'running')`,
    );
  }

  /** The ids of imports that have been ready for so many days without being started. */
  async forgotten(days: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select id from archive_import where state = 'ready' and created_at < now() - make_interval(days => $1)`,
      [days],
    );
    return rows.map(({ id }) => id);
  }

  private async answer({ createdAt, found, ...row }: Row): Promise<ImportAnswer> {
    const items = await this.items.counts(row.id);
    const { authors = [], categories = [], losses = {} } = found ?? {};
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      found: found?.items ?? items.total,
      authors,
      categories,
      losses: Object.entries(losses).map(([kind, count]) => ({ kind, count })),
      items,
    };
  }
}

const isKey = ([at, id]: readonly (string | number)[]): boolean => isMoment(at) && typeof id === 'string';
