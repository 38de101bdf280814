import { Inject, Injectable } from '@nestjs/common';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { SafeFetcher } from '../../platform/fetching/safe-fetcher.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { SiteKind, EngineForm } from '../domain/site.events.js';
import { SiteSecrets } from '../secrets/site-secrets.js';
import { folderOf } from './folder-file.js';
import { Folder } from './folder.js';
import { fileStoreAt } from './folder-stores.js';
import { Ghost } from './ghost.js';
import { GhostRequests } from './ghost-requests.js';
import { SiteFailure, type SiteBuilder } from './site-builder.js';
import { SiteRequests } from './site-requests.js';
import { WordPress } from './wordpress.js';
import { WordPressRequests } from './wordpress-requests.js';

/** The facts that are needed to reach a site. */
interface SiteAccess {
  readonly kind: SiteKind;
  /** The address without a slash at its end. */
  readonly address: string;
  readonly form: EngineForm;
  readonly secretId: string;
}

export const noFolders =
  'There are no folders on this server: whoever runs it names their directory by SITES_DIR.';

/** The builder of each site, with its credentials. */
@Injectable()
export class SiteBuilders {
  constructor(
    private readonly secrets: SiteSecrets,
    private readonly fetcher: SafeFetcher,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws SiteFailure when its credentials cannot be read */
  async of({ kind, address, form, secretId }: SiteAccess, signal: AbortSignal): Promise<SiteBuilder> {
    if (kind === 'folder') {
      const { sitesDir } = this.settings;
      if (sitesDir === undefined) throw new SiteFailure(noFolders);
      return new Folder(await fileStoreAt(sitesDir, address, folderOf(form)), form);
    }
    const credentials = await this.secrets.read(secretId);
    if (!credentials) {
      throw new SiteFailure(
        'The credentials of this site can’t be read: another SITES_KEY encrypted them. Enter them again.',
      );
    }
    const { password, key } = credentials;
    const requests = new SiteRequests(this.fetcher, [password, key], () => this.clock.now(), signal);
    if (kind === 'ghost') return new Ghost(new GhostRequests(requests, address, key ?? ''), form === 'exact');
    return new WordPress(new WordPressRequests(requests, address, credentials));
  }
}
