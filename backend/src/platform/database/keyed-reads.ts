import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import pLimit from 'p-limit';
import { endConnection } from './end-connection.js';
import { requestLimits } from './data-source.js';
import { namedQuery } from './named-query.js';
import { statementName } from './statement-name.js';

/**
 * The most bytes of text that a row may hold here: ten articles of ordinary length. Such a row delays others no more
 * than a short one.
 */
const mostBytes = 128 * 1024;
/** The most long rows that are read at once, so that the rest of the pool stays free for others. */
const longAtOnce = 4;

/**
 * The SQL condition that a row is short.
 * @param long columns that people may have made long, as SQL of type text
 */
export const isShort = (long: readonly string[]): string =>
  `${long.map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ')} <= ${mostBytes}`;

/**
 * Reads rows by their keys, which every request needs, on one connection that pipelines: a query is sent without
 * waiting for another's answer, and the queries of one turn of the event loop travel in one packet. Postgres parses and
 * plans each text once, so there must be few texts, each with one plan that is good for all values. A query that may
 * wait for a lock, the disk or a long scan, or whose answer is long, does not belong here, because all later queries
 * would wait for it.
 */
@Injectable()
export class KeyedReads implements OnApplicationBootstrap, OnApplicationShutdown {
  private connection: { readonly client: Client; readonly ready: Promise<Client> } | undefined;
  private stopped = false;
  private gathering = false;
  private readonly slots = pLimit(longAtOnce);

  /** @param pool for reading long rows */
  constructor(
    private readonly url: string,
    private readonly pool: Pick<DataSource, 'driver'>,
  ) {}

  async query<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const client = await this.client();
    this.gather(client);
    try {
      const { rows } = await client.query<Row>({ name: statementName(text), text, values: [...values] });
      return rows;
    } finally {
      // A connection that did not answer in time has been cut, and reports that only when it is closed.
      if (client.connection.stream.destroyed) this.lose(client);
    }
  }

  /**
   * Reads one row, over the pool if its texts are long; undefined if there is none.
   * @param text SQL that ends in a condition
   * @param long the columns, as for `isShort`
   */
  async row<Row extends object>(
    text: string,
    long: readonly string[],
    values: readonly unknown[],
  ): Promise<Row | undefined> {
    const [short] = await this.query<Row>(`${text} and ${isShort(long)}`, values);
    if (short) return short;
    const [row] = await this.slots(() => namedQuery<Row>(this.pool, text, values));
    return row;
  }

  /**
   * Connects early, so that the first request need not wait. An error is ignored here, because the first caller meets
   * it again.
   */
  onApplicationBootstrap(): void {
    void this.client().catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    const client = await this.connection?.ready.catch(() => undefined);
    if (client) await endConnection(client);
  }

  /** Returns the connection; a broken one is replaced at the next call. */
  private async client(): Promise<Client> {
    if (!this.connection) {
      if (this.stopped) throw new Error('The client was closed');
      const client = this.made();
      this.connection = { client, ready: client.connect() };
      this.connection.ready.catch(() => this.lose(client));
    }
    return this.connection.ready;
  }

  private made(): Client {
    const client = new Client({
      connectionString: this.url,
      application_name: 'provenance',
      ...requestLimits,
      pipeline: true,
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    return client;
  }

  private lose(client: Client): void {
    if (this.connection?.client === client) this.connection = undefined;
  }

  private gather({ connection: { stream } }: Client): void {
    if (this.gathering) return;
    this.gathering = true;
    stream.cork();
    setImmediate(() => {
      this.gathering = false;
      stream.uncork();
    });
  }
}
