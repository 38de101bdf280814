import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { firstValueFrom } from 'rxjs';
import { Leadership } from '../leadership.js';
import { ReplicaSession, replicaSessionName } from '../replica-session.js';
import { WorkLeases } from '../work-leases.js';

// Connections are cut here on purpose, and a log line for each would only be noise.
Logger.overrideLogger(false);

/** The parts of one process of several that use a common Postgres, without the rest of the application. */
export class Replica {
  readonly leases: WorkLeases;
  readonly leadership: Leadership;

  private constructor(private readonly session: ReplicaSession) {
    this.leases = new WorkLeases(session);
    this.leadership = new Leadership(session);
  }

  static async open(databaseUrl: string): Promise<Replica> {
    const session = new ReplicaSession(databaseUrl);
    const replica = new Replica(session);
    const opened = firstValueFrom(session.opened);
    session.onApplicationBootstrap();
    await opened;
    return replica;
  }

  /** Resolves when the session has been lost and is open again. */
  async reopened(): Promise<void> {
    await firstValueFrom(this.session.opened);
    // The answer comes only after those to all queries that were sent at the opening.
    await this.session.unlock('nothing');
  }

  async close(): Promise<void> {
    await this.leadership.beforeApplicationShutdown();
    await this.leases.beforeApplicationShutdown();
    await this.session.close();
  }
}

/** Ends the session that holds this lock, as a failing network or an operator would; false if nobody holds it. */
export async function endSessionThatHolds(databaseUrl: string, lock: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(a.pid) from pg_locks l join pg_stat_activity a using (pid)
       where l.locktype = 'advisory' and a.application_name = $1 and a.datname = current_database()
         and l.granted and ((l.classid::bigint << 32) | l.objid::bigint) = hashtextextended($2, 0)`,
      [replicaSessionName, lock],
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}
