import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Notification } from 'pg';
import { Subject } from 'rxjs';
import { endConnection } from '../database/end-connection.js';
import { setForSession } from '../database/session-settings.js';
import { type DomainError, unavailable } from '../kernel/domain-error.js';

/** The name of this process's connection in `pg_stat_activity`; ending the connection there releases its locks. */
export const replicaSessionName = 'provenance replica';

/**
 * How long Postgres may hear nothing before it ends the session, and with it every lock, in milliseconds. So a frozen
 * or disconnected process cannot keep its locks.
 */
const silenceLimitMs = 12_000;
const signOfLifeMs = 3_000;
/**
 * How long the process trusts its own locks without an answer, in milliseconds; this ends before Postgres releases
 * them.
 */
const trustedMs = 10_000;
const queryLimitMs = 4_000;
const reconnectMs = 250;

/**
 * One connection for each process, by which the other replicas see what it holds: its advisory locks live and die with
 * the connection. It is opened again whenever it breaks; the locks must then be taken again. See decision 7.
 */
@Injectable()
export class ReplicaSession implements OnApplicationBootstrap {
  /** Fires for every new connection, before any lock is taken on it. */
  readonly opened = new Subject<Client>();
  /** Fires when the connection is gone, and every lock with it. */
  readonly lost = new Subject<void>();
  readonly notified = new Subject<Notification>();

  private readonly logger = new Logger('Replica');
  private readonly stopping = new AbortController();
  private client: Client | undefined;
  private heardAt = 0;
  private running: Promise<void> | undefined;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(
    private readonly databaseUrl: string,
    private readonly now = (): number => performance.now(),
  ) {}

  onApplicationBootstrap(): void {
    this.running ??= this.stayConnected();
  }

  /** Whether the locks on this connection can be relied on, because Postgres answered a moment ago. */
  get trusted(): boolean {
    return this.client !== undefined && this.now() - this.heardAt < trustedMs;
  }

  /**
   * Takes a lock that no other process can have at the same time; false if another has it.
   * @throws DomainError `unavailable` if Postgres cannot be asked
   */
  async tryLock(name: string): Promise<boolean> {
    const { rows } = await this.ask<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) mine',
      [name],
    );
    return rows[0]?.mine === true;
  }

  async unlock(name: string): Promise<void> {
    await this.ask('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
  }

  /** Ends the connection, which releases its locks at once. */
  async close(): Promise<void> {
    this.stopping.abort();
    if (this.client) await endConnection(this.client);
    await this.running;
  }

  private async ask<Row extends object>(text: string, values: unknown[]) {
    const { client } = this;
    if (!client) throw unreachable();
    try {
      const answer = await client.query<Row>(text, values);
      this.heardAt = this.now();
      return answer;
    } catch {
      // Whether the lock was taken is unknown, but ending the connection surely releases it.
      await endConnection(client);
      throw unreachable();
    }
  }

  private async stayConnected(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.connected();
      } catch (error) {
        if (!this.stopping.signal.aborted)
          this.logger.warn(`The connection that holds the locks broke: ${String(error)}`);
      }
      await pause(reconnectMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private async connected(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: replicaSessionName,
      connectionTimeoutMillis: 3_000,
      query_timeout: queryLimitMs,
      keepAlive: true,
      pipeline: true,
    });
    const broken = new AbortController();
    const over = AbortSignal.any([broken.signal, this.stopping.signal]);
    client.on('error', () => broken.abort());
    client.on('end', () => broken.abort());
    client.on('notification', (message) => this.notified.next(message));
    await client.connect();
    try {
      await setForSession(client, { idle_session_timeout: silenceLimitMs });
      if (!over.aborted) await this.hold(client, over);
    } finally {
      this.client = undefined;
      this.lost.next();
      await endConnection(client);
    }
  }

  private async hold(client: Client, over: AbortSignal): Promise<void> {
    this.client = client;
    this.heardAt = this.now();
    this.opened.next(client);
    while (!over.aborted) {
      await pause(signOfLifeMs, undefined, { signal: over, ref: false }).catch(() => undefined);
      await client.query('select 1');
      this.heardAt = this.now();
    }
  }
}

function unreachable(): DomainError {
  return unavailable('postgres-unavailable', 'The database can’t be reached right now.');
}
