import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { defaultPageSize } from '../../../platform/http/input/page.js';
import { filtersOf, itemOf, type AuditAnswer, type AuditQuery } from '../../audit.dto.js';
import { AuditLog } from './audit-log.js';

export class ListAudit extends Query<AuditAnswer> {
  constructor(readonly query: AuditQuery) {
    super();
  }
}

@QueryHandler(ListAudit)
export class ListAuditHandler implements IQueryHandler<ListAudit> {
  constructor(private readonly log: AuditLog) {}

  async execute({ query }: ListAudit): Promise<AuditAnswer> {
    const { limit = defaultPageSize, cursor } = query;
    const { total, entries, nextCursor } = await this.log.page(filtersOf(query), limit, cursor);
    return { total, items: entries.map(itemOf), nextCursor };
  }
}
