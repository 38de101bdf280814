import { Inject, Injectable } from '@nestjs/common';
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import path from 'node:path';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { KeyFile } from '../../platform/keys/key-file.js';

const fileName = 'record-signing-key.pem';

/**
 * The private key with which this process signs checkpoints, from a setting or else from a file that the first start
 * makes.
 */
@Injectable()
export class SigningKeys {
  private read: KeyObject | undefined;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Whether an administrator has given the key. Only such a key may replace one that signed before. */
  get isGiven(): boolean {
    return this.settings.recordSigningKey !== undefined;
  }

  own(): KeyObject {
    const { recordSigningKey: given } = this.settings;
    return (this.read ??= given === undefined ? (this.kept() ?? this.made()) : createPrivateKey(given));
  }

  /** The key in the data directory, which signed until another one was given. */
  kept(): KeyObject | undefined {
    const pem = this.file.read();
    return pem === undefined ? undefined : createPrivateKey(pem);
  }

  private made(): KeyObject {
    const { privateKey } = generateKeyPairSync('ed25519');
    return createPrivateKey(this.file.keep(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()));
  }

  private get file(): KeyFile {
    return new KeyFile(path.join(this.settings.dataDir, fileName));
  }
}
