import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';

/**
 * What messages are signed with, kept apart from events, which cannot be forgotten. A row is written first; the event
 * that names its id brings it into force.
 */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly database: DataSource) {}

  /** Makes a secret, as Standard Webhooks write it; the one that a try before it made, if it was cut off. */
  async issue(id: string): Promise<string> {
    const made = `whsec_${randomBytes(32).toString('base64')}`;
    const rows = await this.database.query<{ secret: string }[]>(
      `insert into webhook_secret (id, secret) values ($1, $2)
       on conflict (id) do update set secret = webhook_secret.secret returning secret`,
      [id, made],
    );
    return rows[0]?.secret ?? made;
  }

  /** In the order of the ids. */
  async read(ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ secret: string }[]>(
      'select secret from webhook_secret where id = any($1) order by array_position($1, id)',
      [ids],
    );
    return rows.map(({ secret }) => secret);
  }

  /** Of what signs nothing any more. */
  async forget(ids: readonly string[]): Promise<void> {
    await this.database.query('delete from webhook_secret where id = any($1)', [ids]);
  }
}
