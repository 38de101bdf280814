import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';

/** A user’s keyed request, as digests only, so that the table reveals nothing about keys and bodies. */
export interface KeyedCall {
  readonly userId: string;
  readonly key: string;
  readonly body: string;
}

export interface RememberedAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * `mine`: this caller does the work. `running`: another caller is doing it. `other-body`: the key belongs to another
 * request.
 */
export type IdempotencyClaim = 'mine' | 'running' | 'other-body' | RememberedAnswer;

interface Row {
  body_hash: string;
  status: number | null;
  response: unknown;
}

/** How long a worker may give no sign of life before it counts as dead. Postgres’ clock decides. */
const lease = `interval '5 seconds'`;
const kept = `interval '24 hours'`;
const hourMs = 3_600_000;

/** The table of remembered answers, through which two processes also learn that they do the same work. */
@Injectable()
export class IdempotencyRecord {
  constructor(private readonly database: DataSource) {}

  async claim({ userId, key, body }: KeyedCall): Promise<IdempotencyClaim> {
    const claimed = await this.database.query<unknown[]>(
      `insert into idempotency_key as k (user_id, key, body_hash, running_until) values ($1, $2, $3, now() + ${lease})
       on conflict (user_id, key) do update set running_until = excluded.running_until
       where k.status is null and k.running_until < now() and k.body_hash = excluded.body_hash
       returning 1`,
      [userId, key, body],
    );
    if (claimed.length > 0) return 'mine';
    const [row] = await this.database.query<Row[]>(
      'select body_hash, status, response from idempotency_key where user_id = $1 and key = $2',
      [userId, key],
    );
    if (!row) return this.claim({ userId, key, body });
    if (row.body_hash !== body) return 'other-body';
    return row.status === null ? 'running' : { status: row.status, body: row.response };
  }

  /** Records that the work is still under way. */
  async renew({ userId, key }: KeyedCall): Promise<void> {
    await this.update(`running_until = now() + ${lease}`, [userId, key]);
  }

  async remember({ userId, key }: KeyedCall, { status, body }: RememberedAnswer): Promise<void> {
    await this.update('status = $3, response = $4', [userId, key, status, JSON.stringify(body)]);
  }

  /** Releases work that ended without a result but may have left traces: only the same request may try again. */
  async release({ userId, key }: KeyedCall): Promise<void> {
    await this.update(`running_until = '-infinity'`, [userId, key]);
  }

  /** Frees the key of a request that was refused and did nothing. */
  async forget({ userId, key }: KeyedCall): Promise<void> {
    await this.database.query('delete from idempotency_key where user_id = $1 and key = $2', [userId, key]);
  }

  /**
   * Drops answers after a day, but keeps the digest of the request that each key stood for. Ids are always derived from
   * the key, so another request with the same key would be taken for the first one.
   */
  @Interval(hourMs)
  async forgetOldAnswers(): Promise<void> {
    await this.database.query(
      `update idempotency_key set status = null, response = null, running_until = '-infinity'
       where status is not null and created_at < now() - ${kept}`,
    );
  }

  private async update(set: string, parameters: unknown[]): Promise<void> {
    await this.database.query(
      `update idempotency_key set ${set} where user_id = $1 and key = $2`,
      parameters,
    );
  }
}
