import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SitesKey } from './sites-key.js';

/** What a site lets the desk in by. */
export interface SiteAccess {
  /** Of WordPress, with an application password. */
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /** Of Ghost: the Admin API key. */
  readonly key?: string | undefined;
}

/** Credentials of sites, encrypted, apart from events. A row is written first; the event that names it brings it into force. */
@Injectable()
export class SiteSecrets {
  constructor(
    private readonly database: DataSource,
    private readonly key: SitesKey,
  ) {}

  /** A repeat under the same id keeps what is there. */
  async keep(id: string, credentials: SiteAccess): Promise<void> {
    await this.database.query(
      'insert into site_secret (id, sealed) values ($1, $2) on conflict (id) do nothing',
      [id, this.key.seal(Buffer.from(JSON.stringify(credentials)), id)],
    );
  }

  /** Undefined where they are missing, or were encrypted by another key than this server’s. */
  async read(id: string): Promise<SiteAccess | undefined> {
    const [row] = await this.database.query<{ sealed: string }[]>(
      'select sealed from site_secret where id = $1',
      [id],
    );
    const opened = row && this.key.open(row.sealed, id);
    return opened && (JSON.parse(Buffer.from(opened).toString()) as SiteAccess);
  }

  async forget(id: string): Promise<void> {
    await this.database.query('delete from site_secret where id = $1', [id]);
  }
}
