import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { OpenGeneration } from '../../generations.dto.js';

/** The articles that a user asked for one by one, and that are neither there nor given up; the newest first. */
export class ListOpenGenerations extends Query<OpenGeneration[]> {
  constructor(readonly userId: string) {
    super();
  }
}

const mostListed = 20;

@QueryHandler(ListOpenGenerations)
export class ListOpenGenerationsHandler implements IQueryHandler<ListOpenGenerations> {
  constructor(private readonly dataSource: DataSource) {}

  execute({ userId }: ListOpenGenerations): Promise<OpenGeneration[]> {
    return this.dataSource.query<OpenGeneration[]>(
      `select id, status from generation
       where author_id = $1 and batch_id is null and status in ('running', 'waiting-for-outline', 'failed')
       order by requested_at desc nulls last, id limit $2`,
      [userId, mostListed],
    );
  }
}
