import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { defaultPageSize, pageOf, positionAt, type PageQuery } from '../../platform/http/input/page.js';
import type { DeliveriesAnswer, Delivery } from '../notifications.dto.js';

/** What was sent, to which channel, or why not; newest first, a page at a time. */
export class ListDeliveries extends Query<DeliveriesAnswer> {
  constructor(readonly page: Pick<PageQuery, 'limit' | 'cursor'>) {
    super();
  }
}

type Row = Omit<Delivery, 'subjectId' | 'createdAt' | 'sentAt' | 'nextTryAt'> & {
  readonly work: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly nextTryAt: Date | null;
};

@QueryHandler(ListDeliveries)
export class ListDeliveriesHandler implements IQueryHandler<ListDeliveries> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ page: { limit = defaultPageSize, cursor } }: ListDeliveries): Promise<DeliveriesAnswer> {
    const before = positionAt(cursor);
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<Row[]>(
        `select id, channel, kind, work, digest->>'title' title, status, attempts, created_at "createdAt",
           sent_at "sentAt", next_try_at "nextTryAt", error
         from outbox where $1::bigint is null or id < $1::bigint order by id desc limit ${limit + 1}`,
        [before],
      ),
      this.dataSource.query<{ total: number }[]>('select count(*)::integer total from outbox'),
    ]);
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.id]);
    return { total: counted?.total ?? 0, items: items.map(deliveryOf), nextCursor };
  }
}

function deliveryOf({ work, createdAt, sentAt, nextTryAt, ...row }: Row): Delivery {
  return {
    ...row,
    subjectId: row.kind === 'test' ? null : work,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    nextTryAt: nextTryAt?.toISOString() ?? null,
  };
}
