import { Client } from 'pg';
import { endConnection } from '../database/end-connection.js';
import { setForSession, type SessionSettings } from '../database/session-settings.js';
import { statementName } from '../database/statement-name.js';
import type { RowStatements, Statement } from './row-statements.js';
import {
  beforeFirst,
  checkpointQuery,
  checkpointsOf,
  type CheckpointRow,
  type ProjectionCheckpoints,
} from './checkpoints.js';

export interface ParkedEvent {
  readonly projection: string;
  readonly position: bigint;
  readonly stream: string;
  readonly eventId: string;
  readonly type: string;
  readonly reason: string;
}

/** An event id with its position in the record. */
export interface EventAt {
  readonly position: bigint;
  readonly eventId: string;
}

export interface EventBatch {
  readonly from: ProjectionCheckpoints;
  readonly reached: EventAt;
  readonly statements: readonly Statement[];
  readonly parked: readonly ParkedEvent[];
  readonly announcement: readonly Statement[];
}

export interface WriterOptions {
  readonly url: string;
  /** The connection’s name in `pg_stat_activity`. */
  readonly applicationName: string;
  readonly statements: RowStatements;
  /** Called when the connection breaks while nobody is using it. */
  readonly onLost: (error: Error) => void;
}

/** The name of the live projector's connection in `pg_stat_activity`; ending it there restarts the projector. */
export const projectorName = 'provenance projections';

/**
 * The longest wait for Postgres in one transaction, in milliseconds; after that, the connection is dropped and
 * everything starts again.
 */
const statementLimitMs = 30_000;

/**
 * Settings of the session. Nobody needs to wait for the disk: rows and checkpoint can only be lost together, and are
 * made again from events. A process that is frozen between two statements must not hold back the next projector. Rows
 * are changed by their keys, but Postgres expects a hundred rows in every parameter and would rather read a whole
 * table, so it is told to use the index.
 */
const sessionSettings: SessionSettings = {
  synchronous_commit: 'off',
  idle_in_transaction_session_timeout: 10_000,
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
};

/**
 * Writes read models on its own connection. Rows and checkpoints commit in one transaction that is sent at once: the
 * connection pipelines, so a batch costs one round trip.
 */
export class ReadModelWriter {
  private constructor(
    private readonly client: Client,
    readonly statements: RowStatements,
  ) {}

  static async connect(options: WriterOptions): Promise<ReadModelWriter> {
    const client = new Client({
      connectionString: options.url,
      application_name: options.applicationName,
      connectionTimeoutMillis: 5_000,
      query_timeout: statementLimitMs,
      keepAlive: true,
      pipeline: true,
    });
    client.on('error', options.onLost);
    await client.connect();
    await setForSession(client, sessionSettings);
    return new ReadModelWriter(client, options.statements);
  }

  /** The checkpoints of these projections; a new projection starts before the first event. */
  async checkpoints(names: readonly string[]): Promise<ProjectionCheckpoints> {
    await this.client.query(
      'insert into projection_checkpoint (name, position) select unnest($1::text[]), $2 on conflict do nothing',
      [names, beforeFirst],
    );
    return checkpointsOf((await this.client.query<CheckpointRow>(checkpointQuery, [names])).rows);
  }

  /** Adds the event's id to checkpoints that an older version wrote without it. */
  async nameEvent({ position, eventId }: EventAt): Promise<void> {
    await this.client.query(
      'update projection_checkpoint set event_id = $2 where position = $1 and event_id is null',
      [position, eventId],
    );
  }

  async parked(): Promise<{ projection: string; stream: string }[]> {
    const { rows } = await this.client.query<{ projection: string; stream: string }>(
      'select distinct projection, stream from parked_event',
    );
    return rows;
  }

  /**
   * Writes one transaction: the checkpoints move from `from` to `reached`, rows change, events are parked, and other
   * processes are informed. The checkpoints go first, so that another writer waits or is refused before it writes a
   * row.
   */
  commit(batch: EventBatch): Promise<void> {
    return this.send(batch, 'commit');
  }

  /** Fails if `commit` would fail, and changes nothing. */
  rehearse(batch: EventBatch): Promise<void> {
    return this.send(batch, 'rollback');
  }

  close(): Promise<void> {
    return endConnection(this.client);
  }

  private async send(
    { from, reached, statements, parked, announcement }: EventBatch,
    ending: 'commit' | 'rollback',
  ): Promise<void> {
    const checkpoints = [...from.values()];
    const { stream } = this.client.connection;
    // Corking sends one packet for the whole batch, not one for each statement.
    stream.cork();
    const results = [
      this.client.query('begin'),
      this.client.query({
        name: 'advance',
        text: 'select advance_checkpoints($1, $2, $3, $4, $5)',
        values: [
          [...from.keys()],
          checkpoints.map(({ position }) => position),
          reached.position,
          checkpoints.map(({ generation }) => generation),
          reached.eventId,
        ],
      }),
      ...statements.map((statement) => this.run(statement)),
      ...parked.map((event) => this.park(event)),
      ...announcement.map((statement) => this.run(statement)),
      this.client.query(ending),
    ];
    stream.uncork();
    const failed = (await Promise.allSettled(results)).find((result) => result.status === 'rejected');
    // If a statement failed, Postgres has answered the commit with a rollback.
    if (failed) throw failed.reason;
  }

  private run({ text, values }: Statement): Promise<unknown> {
    return this.client.query({ name: statementName(text), text, values: [...values] });
  }

  private park({ projection, position, stream, eventId, type, reason }: ParkedEvent): Promise<unknown> {
    return this.client.query(
      `insert into parked_event (projection, position, stream, event_id, type, reason)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [projection, position, stream, eventId, type, reason],
    );
  }
}
