import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { defaultPageSize, pageOf, positionAt, type PageQuery } from '../../platform/http/input/page.js';
import { Checkpoints } from '../checkpoints/checkpoints.js';
import type { CheckpointItem, CheckpointPage } from '../record.dto.js';

/** Checkpoints, newest first. */
export class ListCheckpoints extends Query<CheckpointPage> {
  constructor(readonly page: PageQuery) {
    super();
  }
}

@QueryHandler(ListCheckpoints)
export class ListCheckpointsHandler implements IQueryHandler<ListCheckpoints> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly checkpoints: Checkpoints,
  ) {}

  async execute({ page: { limit = defaultPageSize, cursor } }: ListCheckpoints): Promise<CheckpointPage> {
    const before = positionAt(cursor) ?? null;
    await this.checkpoints.makeDue();
    const rows = await this.dataSource.query<{ size: string; root: string; at: Date; note: string }[]>(
      `select size, root, at, note from record_checkpoint where $1::bigint is null or size < $1
       order by record_checkpoint.size desc limit $2`,
      [before, limit + 1],
    );
    const [{ total } = { total: '0' }] = await this.dataSource.query<{ total: string }[]>(
      'select count(*) total from record_checkpoint',
    );
    const found = rows.map((row): CheckpointItem => ({
      ...row,
      size: Number(row.size),
      at: row.at.toISOString(),
    }));
    return { total: Number(total), ...pageOf(found, limit, (last) => [last.size]) };
  }
}
