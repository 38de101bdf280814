import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import pLimit from 'p-limit';
import { endConnection } from './end-connection.js';
import { requestLimits } from './data-source.js';
import { namedQuery } from './named-query.js';
import { statementName } from './statement-name.js';

/** Of what people write, in one row: ten articles of ordinary length. Others wait no longer for it than for a short one. */
const mostBytes = 128 * 1024;
/** However many ask for long rows, the rest of the pool is for others. */
const longAtOnce = 4;

/** A condition. @param long what people may have made long, as SQL of type text */
export const isShort = (long: readonly string[]): string =>
  `${long.map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ')} <= ${mostBytes}`;

/**
 * Reads of rows by their keys, which every request needs, on one connection that pipelines: nobody waits for another's
 * answer before asking, and what is asked in one turn of the event loop travels in one packet. Postgres parses and plans
 * each text once, so the texts must be few and have one good plan whatever their values are. What may wait for a lock,
 * the disk or a long scan, or is long itself, has no place here, for all that is asked after it would wait, too.
 */
@Injectable()
export class KeyedReads implements OnApplicationBootstrap, OnApplicationShutdown {
  private connection: { readonly client: Client; readonly ready: Promise<Client> } | undefined;
  private stopped = false;
  private gathering = false;
  private readonly slots = pLimit(longAtOnce);

  /** @param pool where long rows are read */
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
      // One that did not answer in time has been cut, and says so only when it is closed.
      if (client.connection.stream.destroyed) this.lose(client);
    }
  }

  /**
   * One row, over the pool if its texts are long; undefined if there is none.
   * @param text ends in a condition
   * @param long as of `isShort`
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

  /** The first request need not wait for the connection; whoever asks meets the same fault. */
  onApplicationBootstrap(): void {
    void this.client().catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    const client = await this.connection?.ready.catch(() => undefined);
    if (client) await endConnection(client);
  }

  /** A connection that breaks is made again when somebody asks next. */
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
