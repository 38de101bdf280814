import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { endConnection } from '../../src/platform/database/end-connection.js';
import { setForSession } from '../../src/platform/database/session-settings.js';
import * as column from '../../src/platform/database/binary-array.js';
import { noRevision, type RecordedEvent } from './event.js';
import { connectionTo, EventReader } from './event-reader.js';
import { ensureSchema } from './schema.js';

/** Two arbitrary numbers that nobody else in this database uses. */
const writerLock = [1_163_285_587, 1] as const;

/** Milliseconds to wait for the lock: the backend of a writer that was killed may hold it until Postgres notices. */
const lockWithin = 3_000;

/** Only the writer assigns positions and revisions, so a duplicate means that another writer was at work. */
const uniqueViolation = '23505';

/**
 * The events in Postgres. There is one writer per database, guarded by an advisory lock that lives and dies with the
 * writer’s connection. Even without the lock, the primary key and the unique revision would stop a second one.
 */
export class EventTable {
  private constructor(
    private readonly writer: pg.Client,
    /** Reads committed events, on connections of its own. */
    readonly reader: EventReader,
    private readonly lost: (error: Error) => void,
  ) {}

  /**
   * @param lost is called when this store can no longer continue, because its connection is gone or another store
   * wrote. Events that it was writing may or may not be in the table
   * @throws Error if another event store holds the lock, or if Postgres cannot be reached
   */
  static async open(databaseUrl: string, lost: (error: Error) => void): Promise<EventTable> {
    const writer = new pg.Client({ ...connectionTo(databaseUrl), keepAlive: true, pipeline: true });
    await writer.connect();
    writer.on('error', lost);
    try {
      await takeLock(writer);
      await ensureSchema(writer);
      // Whatever the database’s default is, an answer must mean that the events are on disk.
      await setForSession(writer, { synchronous_commit: 'on' });
    } catch (error) {
      await endConnection(writer.removeAllListeners('error').on('error', () => undefined));
      throw error;
    }
    return new EventTable(writer, new EventReader(databaseUrl), lost);
  }

  async close(): Promise<void> {
    this.writer.removeAllListeners('error').on('error', () => undefined);
    await Promise.allSettled([endConnection(this.writer), this.reader.close()]);
  }

  /**
   * Last revisions of the streams, {@link noRevision} for those without events. The query runs after any pending write,
   * on the same connection.
   */
  async heads(streams: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.writer.query<{ stream: string; head: string | null }>({
      text: `select stream, (
          select revision from event_store.event e where e.stream = asked.stream order by revision desc limit 1
        ) as head from unnest($1::text[]) as asked (stream)`,
      values: [column.textArray(streams)],
    });
    return new Map(rows.map(({ stream, head }) => [stream, Number(head ?? noRevision)]));
  }

  /** Inserts all of the events or none; they are on disk when it resolves. */
  async insert(events: readonly RecordedEvent[]): Promise<void> {
    const statement = `insert into event_store.event select * from unnest(
      $1::bigint[], $2::text[], $3::bigint[], $4::uuid[], $5::text[], $6::boolean[], $7::bytea[], $8::bytea[],
      $9::timestamptz[])`;
    const columns = [
      column.int8Array(events.map((event) => event.position)),
      column.textArray(events.map((event) => event.stream)),
      column.int8Array(events.map((event) => event.revision)),
      column.uuidArray(events.map((event) => event.id)),
      column.textArray(events.map((event) => event.type)),
      column.booleanArray(events.map((event) => event.isJson)),
      column.byteaArray(events.map((event) => event.data)),
      column.byteaArray(events.map((event) => event.metadata)),
      column.timestampArray(events.map((event) => event.created)),
    ];
    try {
      await this.writer.query({ name: 'insert', text: statement, values: columns });
    } catch (error) {
      if ((error as pg.DatabaseError).code === uniqueViolation) this.lost(error as Error);
      throw error;
    }
  }
}

async function takeLock(writer: pg.Client): Promise<void> {
  const deadline = Date.now() + lockWithin;
  for (;;) {
    const { rows } = await writer.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1, $2) as locked',
      [...writerLock],
    );
    if (rows[0]?.locked === true) return;
    if (Date.now() > deadline) {
      throw new Error(
        `Another event store already writes to this database (${await holderOf(writer)}): stop it, or set EVENTSTORE_URL to its connection string.`,
      );
    }
    await sleep(100);
  }
}

/** The session that holds the lock, as Postgres describes it. With a pooler in between, the address is the pooler’s. */
async function holderOf(writer: pg.Client): Promise<string> {
  const { rows } = await writer.query<{ pid: number; name: string; from: string }>(
    `select pid, application_name as name, coalesce(', from ' || host(client_addr), '') "from"
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and datname = current_database()
       and (classid, objid, objsubid) = ($1, $2, 2)`,
    [...writerLock],
  );
  const [holder] = rows;
  if (!holder) return 'it has just ended';
  return `session ${holder.pid} of Postgres, "${holder.name}"${holder.from}`;
}
