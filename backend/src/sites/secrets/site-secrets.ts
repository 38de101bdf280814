import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SitesKey } from './sites-key.js';

/** The credentials with which the desk signs in to a site. */
export interface SiteAccess {
  /** The user name for WordPress, which comes with an application password. */
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /** The Admin API key for Ghost. */
  readonly key?: string | undefined;
}

/**
 * The encrypted credentials of sites, kept apart from events. A row is written first; the event that names its id
 * brings it into force.
 */
@Injectable()
export class SiteSecrets {
  constructor(
    private readonly database: DataSource,
    private readonly key: SitesKey,
  ) {}

  /** Keeps credentials; a repeat with the same id changes nothing. */
  async keep(id: string, credentials: SiteAccess): Promise<void> {
    await this.database.query(
      'insert into site_secret (id, sealed) values ($1, $2) on conflict (id) do nothing',
      [id, this.key.seal(Buffer.from(JSON.stringify(credentials)), id)],
    );
  }

  /** Reads credentials; undefined if they are missing or were encrypted with another key than this server’s. */
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
