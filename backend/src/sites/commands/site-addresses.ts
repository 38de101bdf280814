import { Inject, Injectable } from '@nestjs/common';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { SafeFetcher } from '../../platform/fetching/safe-fetcher.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { fileStoreAt } from '../builders/folder-stores.js';
import { SiteFailure } from '../builders/site-builder.js';
import { noFolders } from '../builders/site-builders.js';
import type { SiteKind } from '../domain/site.events.js';
import type { SiteAccess } from '../secrets/site-secrets.js';

/** Decides to which addresses articles may be sent, and with which credentials. */
@Injectable()
export class SiteAddresses {
  constructor(
    private readonly fetcher: SafeFetcher,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * @returns the address without slashes at its end
   * @throws DomainError `invalid` for an internal address, and for one that holds a name, a password or a query
   */
  async permitted(kind: SiteKind, address: string): Promise<string> {
    if (kind === 'folder') return this.folder(address);
    const bare = address.replace(/\/+$/, '');
    const objection = await this.fetcher.objectionTo(bare);
    if (objection !== undefined) refuse('address', objection);
    const { search, hash } = new URL(bare);
    if (search !== '' || hash !== '') refuse('address', 'The address must end with its path.');
    return bare;
  }

  private async folder(address: string): Promise<string> {
    const { sitesDir } = this.settings;
    if (sitesDir === undefined) refuse('address', noFolders);
    try {
      await fileStoreAt(sitesDir, address, '');
    } catch (error) {
      if (!(error instanceof SiteFailure)) throw error;
      refuse('address', error.message);
    }
    return address.replace(/\/+$/, '');
  }

  /** @throws DomainError `invalid` when a credential is missing that this kind of site needs */
  assertCredentials(kind: SiteKind, { username, password, key }: SiteAccess): void {
    if (kind === 'wordpress' && !(username && password)) {
      refuse('credentials', 'WordPress needs a user name and an application password.');
    }
    if (kind === 'ghost' && !/^[0-9a-f]+:(?:[0-9a-f]{2})+$/i.test(key ?? '')) {
      refuse('credentials', 'Ghost needs an Admin API key: letters and digits, a colon, letters and digits.');
    }
  }

  /**
   * Refuses another host, because its posts have other ids, and http instead of https, because it would expose the
   * password.
   * @throws DomainError `invalid`
   */
  assertSameSite(kind: SiteKind, before: string, after: string): void {
    if (kind === 'folder') return;
    const [then, now] = [new URL(before), new URL(after)];
    const isSafe = then.protocol === 'http:' || now.protocol === 'https:';
    if (then.hostname === now.hostname && isSafe) return;
    refuse('address', 'Another host is another site: add it, and remove this one.');
  }
}

function refuse(field: string, message: string): never {
  throw new DomainError('invalid', `site-${field}`, message, { errors: [{ field, message }] });
}
