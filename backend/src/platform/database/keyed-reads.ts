import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { endConnection } from './end-connection.js';
import { requestLimits } from './data-source.js';
import { statementName } from './statement-name.js';

/**
 * Reads of rows by their keys, which every request needs, on one connection that pipelines: nobody waits for another's
 * answer before asking, and what is asked in one turn of the event loop travels in one packet. Postgres parses and plans
 * each text once, so the texts must be few and have one good plan whatever their values are. What may wait for a lock,
 * the disk or a long scan has no place here, for all that is asked after it would wait, too.
 */
@Injectable()
export class KeyedReads implements OnApplicationShutdown {
  private opened: Promise<Client> | undefined;
  private stopped = false;
  private gathering = false;

  constructor(private readonly url: string) {}

  async query<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const client = await (this.opened ?? this.open());
    this.gather(client);
    const { rows } = await client.query<Row>({ name: statementName(text), text, values: [...values] });
    return rows;
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    const client = await this.opened?.catch(() => undefined);
    if (client) await endConnection(client);
  }

  /** One that breaks is made again when somebody asks next. */
  private open(): Promise<Client> {
    const opened = this.connect(() => {
      if (this.opened === opened) this.opened = undefined;
    });
    this.opened = opened;
    return opened;
  }

  private async connect(onLost: () => void): Promise<Client> {
    if (this.stopped) throw new Error('The client was closed');
    const client = new Client({
      connectionString: this.url,
      application_name: 'provenance',
      ...requestLimits,
      pipeline: true,
    });
    client.on('error', onLost);
    client.on('end', onLost);
    try {
      return await client.connect();
    } catch (error) {
      onLost();
      throw error;
    }
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
