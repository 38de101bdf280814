import { Inject, Injectable } from '@nestjs/common';
import path from 'node:path';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { SealingKey } from '../../platform/keys/sealing-key.js';

/** The key that encrypts the credentials of sites in Postgres. */
@Injectable()
export class SitesKey extends SealingKey {
  constructor(@Inject(SETTINGS) { sitesKey, dataDir }: Settings) {
    super(sitesKey, path.join(dataDir, 'sites-key.txt'));
  }
}
