import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { defaultPageSize, pageOf, positionAt, type PageQuery } from '../../../platform/http/input/page.js';
import type { RunsAnswer } from '../../scheduler.dto.js';
import { itemOf } from './run-items.js';
import { ScheduledRunList } from './scheduled-run-list.js';

/** Runs of both jobs, newest first, a page at a time. */
export class ListRuns extends Query<RunsAnswer> {
  constructor(readonly page: Pick<PageQuery, 'limit' | 'cursor'>) {
    super();
  }
}

@QueryHandler(ListRuns)
export class ListRunsHandler implements IQueryHandler<ListRuns> {
  constructor(private readonly runs: ScheduledRunList) {}

  async execute({ page: { limit = defaultPageSize, cursor } }: ListRuns): Promise<RunsAnswer> {
    const position = positionAt(cursor);
    const [rows, total] = await Promise.all([this.runs.before(position, limit + 1), this.runs.count()]);
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.position]);
    return { total, items: items.map(itemOf), nextCursor };
  }
}
