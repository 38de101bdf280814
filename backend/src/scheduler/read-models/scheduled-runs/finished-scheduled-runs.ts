import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FinishedRuns } from '../../../generation/contract.js';

@Injectable()
export class FinishedScheduledRuns extends FinishedRuns {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async among(ids: readonly string[]): Promise<string[]> {
    const finished = await this.dataSource.query<{ id: string }[]>(
      `select id from scheduled_run where id = any($1) and outcome <> 'unfinished'`,
      [ids],
    );
    return finished.map(({ id }) => id);
  }
}
