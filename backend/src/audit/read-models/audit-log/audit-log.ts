import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pageOf, positionAt, defaultPageSize } from '../../../platform/http/input/page.js';
import { entryOf, auditItem, type AuditEntry, type EntryWithTitle } from './audit-entry.js';
import { conditionOf, filtersOf, type AuditFilters, type PositionRange } from './audit-filters.js';
import type { AuditAnswer, AuditQuery, RecentChange } from '../../dto/audit.dto.js';
import { technicalEvents } from './technical-events.js';

interface AuditPage {
  readonly entries: AuditEntry[];
  readonly nextCursor: string | null;
}

const exportChunk = 1_000;

/** The number of latest entries among which recent changes are looked for; a batch fills many of them. */
const recentEntries = 500;

/** Reads the log, newest first; every read follows an index, so that it stays quick at millions of entries. */
@Injectable()
export class AuditLog {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns a page as clients get it, without the changes of each entry, which are shown with its subject.
   * @throws DomainError `bad-cursor`
   */
  async list(query: AuditQuery): Promise<AuditAnswer> {
    const { limit = defaultPageSize, cursor } = query;
    const { total, entries, nextCursor } = await this.page(filtersOf(query), limit, cursor);
    return { total, items: entries.map(auditItem), nextCursor };
  }

  /** @throws DomainError `bad-cursor` */
  async page(filters: AuditFilters, limit: number, cursor?: string): Promise<AuditPage & { total: number }> {
    const { total, ...range } = await this.extent(filters);
    return { total, ...(await this.uncounted(filters, limit, cursor, range)) };
  }

  /**
   * Like `page`, but without counting, for reads such as the history of one thing.
   * @throws DomainError `bad-cursor`
   */
  async uncounted(
    filters: AuditFilters,
    limit: number,
    cursor: string | undefined,
    range: PositionRange = {},
  ): Promise<AuditPage> {
    const found = await this.read(filters, { ...range, before: positionAt(cursor) }, limit + 1);
    const { items: entries, nextCursor } = pageOf(found, limit, (last) => [last.position]);
    return { entries, nextCursor };
  }

  /**
   * Returns the newest changes that people or the schedule intended. All entries of one kind from a request or run are
   * one change, told by the newest of them. Entries of a batch are left out, except for failures, since its articles
   * have entries of their own.
   */
  async recent(limit = defaultPageSize): Promise<RecentChange[]> {
    const groups = await this.dataSource.query<{ position: string; entries: string }[]>(
      `select max(e.position) as position, count(*) as entries
         from (select position, correlation_id, type, subject_kind
                 from audit_entry order by position desc limit ${recentEntries}) e
        where e.type <> all($1) and (e.subject_kind <> 'batch' or e.type = 'BatchArticleFailed')
        group by e.correlation_id, e.type
        order by 1 desc limit $2`,
      [technicalEvents, limit],
    );
    const entriesAt = new Map(groups.map(({ position, entries }) => [Number(position), Number(entries)]));
    const newest = await this.read({ positions: groups.map(({ position }) => position) }, {}, limit);
    return newest.map((entry) => ({ ...auditItem(entry), entries: entriesAt.get(entry.position) ?? 1 }));
  }

  /** Reads all matching entries that are in the log when it begins, in bounded memory. */
  async *everything(filters: AuditFilters): AsyncGenerator<AuditEntry[], void> {
    const { total, ...range } = await this.extent(filters);
    let before: string | undefined;
    for (let left = total; left > 0; left -= exportChunk) {
      const entries = await this.read(filters, { ...range, before }, exportChunk);
      if (entries.length === 0) return;
      before = String(entries.at(-1)?.position);
      yield entries;
    }
  }

  /**
   * Returns how many entries match, and between which positions they lie. With these bounds a page is found by walking
   * the index of positions, even when the filter is on something else, such as a week two years ago.
   */
  private async extent(filters: AuditFilters): Promise<PositionRange & { total: number }> {
    const { where, values } = conditionOf(filters);
    const [extent] = await this.dataSource.query<
      { total: string; least: string | null; most: string | null }[]
    >(
      `select count(*) as total, min(e.position) as least, max(e.position) as most from audit_entry e where ${where}`,
      [...values],
    );
    return {
      total: Number(extent?.total),
      least: extent?.least ?? undefined,
      most: extent?.most ?? undefined,
    };
  }

  private async read(filters: AuditFilters, range: PositionRange, limit: number): Promise<AuditEntry[]> {
    const { where, values } = conditionOf(filters, range);
    const rows = await this.dataSource.query<EntryWithTitle[]>(
      `select e.*, t.title
         from (select * from audit_entry e where ${where} order by e.position desc limit ${limit}) e
         left join lateral (
           select title from audit_title t
            where t.subject_kind = e.subject_kind and t.subject_id = e.subject_id and t.position <= e.position
            order by t.position desc limit 1
         ) t on true
        order by e.position desc`,
      [...values],
    );
    return rows.map(entryOf);
  }
}
