import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../../platform/health/metrics.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { VerificationItem } from '../dto/record.dto.js';
import type { Verification } from './record-verification.js';

/** Stores the result of a verification in place of the previous result. */
export async function keepVerification(
  dataSource: Pick<DataSource, 'query'>,
  at: Date,
  { events, checkpoints, problem }: Verification,
): Promise<void> {
  await dataSource.query(
    `insert into record_verification (at, events, checkpoints, problem) values ($1, $2, $3, $4)
     on conflict (is_last) do update set at = excluded.at, events = excluded.events,
       checkpoints = excluded.checkpoints, problem = excluded.problem`,
    [at, events, checkpoints, problem ?? null],
  );
}

/** Tells the result of the last verification of the whole record, whoever ran it. */
@Injectable()
export class LastVerification {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    metrics.gauge(
      'record_verified_seconds_ago',
      'How long ago the whole record was last verified; not a number before the first time',
      () => this.figure(({ at }) => (this.clock.now().getTime() - Date.parse(at)) / 1000),
    );
    metrics.gauge(
      'record_verification_failed',
      '1 when the last verification of the record found a problem, else 0; not a number before the first one',
      () => this.figure(({ problem }) => (problem === null ? 0 : 1)),
    );
  }

  /** The last result; null before the first verification. */
  async read(): Promise<VerificationItem | null> {
    const [row] = await this.dataSource.query<
      { at: Date; events: string; checkpoints: string; problem: string | null }[]
    >('select at, events, checkpoints, problem from record_verification');
    if (!row) return null;
    const [events, checkpoints] = [Number(row.events), Number(row.checkpoints)];
    return { at: row.at.toISOString(), events, checkpoints, problem: row.problem };
  }

  /** A figure of the last result. It is not a number if Postgres is away, since the other figures are still wanted. */
  private async figure(of: (last: VerificationItem) => number): Promise<number> {
    const last = await this.read().catch(() => null);
    return last ? of(last) : Number.NaN;
  }
}
