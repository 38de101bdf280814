import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ScheduledRunItem } from '../../runs.dto.js';
import { itemOf, runColumns, type RunColumns } from './run-items.js';

/** The runs of both jobs, past and present. */
@Injectable()
export class ScheduledRunList {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string): Promise<ScheduledRunItem | undefined> {
    const [run] = await this.select('run.id = $1', [id], 1);
    return run && itemOf(run);
  }

  /** The newest run of the article job that took place or does. */
  async lastOfArticles(): Promise<ScheduledRunItem | undefined> {
    const [run] = await this.select(`run.job = 'articles' and run.outcome <> 'missed'`, [], 1);
    return run && itemOf(run);
  }

  /** Newest first, those before a position. */
  before(position: string | undefined, limit: number): Promise<RunColumns[]> {
    return position === undefined
      ? this.select('true', [], limit)
      : this.select('run.position < $1::bigint', [position], limit);
  }

  async count(): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number }[]>(
      'select count(*)::integer total from scheduled_run',
    );
    return row?.total ?? 0;
  }

  private select(condition: string, values: readonly string[], limit: number): Promise<RunColumns[]> {
    return this.dataSource.query<RunColumns[]>(
      `select ${runColumns} from scheduled_run run where ${condition} order by run.position desc limit ${limit}`,
      [...values],
    );
  }
}
