import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';

/**
 * The secrets that sign messages, kept apart from events, which cannot be forgotten. A row is written first; the event
 * that names its id brings it into force.
 */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly database: DataSource) {}

  /** Makes a secret in the form of Standard Webhooks, or returns the one that an interrupted try has made. */
  async issue(id: string): Promise<string> {
    const made = `whsec_${randomBytes(32).toString('base64')}`;
    const rows = await this.database.query<{ secret: string }[]>(
      `insert into webhook_secret (id, secret) values ($1, $2)
       on conflict (id) do update set secret = webhook_secret.secret returning secret`,
      [id, made],
    );
    return rows[0]?.secret ?? made;
  }

  /** The secrets, in the order of the ids. */
  async read(ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ secret: string }[]>(
      'select secret from webhook_secret where id = any($1) order by array_position($1, id)',
      [ids],
    );
    return rows.map(({ secret }) => secret);
  }

  /** Deletes secrets that no longer sign anything. */
  async forget(ids: readonly string[]): Promise<void> {
    await this.database.query('delete from webhook_secret where id = any($1)', [ids]);
  }
}
