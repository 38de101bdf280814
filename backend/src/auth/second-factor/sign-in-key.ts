import { Inject, Injectable } from '@nestjs/common';
import path from 'node:path';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { SealingKey } from '../../platform/keys/sealing-key.js';

/** The key that encrypts secrets of sign-in in Postgres. */
@Injectable()
export class SignInKey extends SealingKey {
  constructor(@Inject(SETTINGS) { signInKey, dataDir }: Settings) {
    super(signInKey, path.join(dataDir, 'sign-in-key.txt'));
  }
}
