import { Inject, Injectable } from '@nestjs/common';
import { createPrivateKey, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';

const fileName = 'record-signing-key.pem';

/** The private key that this process signs checkpoints with: a setting, else a file that the first start makes. */
@Injectable()
export class SigningKeys {
  private read: KeyObject | undefined;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Whether an administrator has given the key. Only such a key may take the place of one that signed before. */
  get isGiven(): boolean {
    return this.settings.recordSigningKey !== undefined;
  }

  own(): KeyObject {
    const { recordSigningKey: given } = this.settings;
    return (this.read ??= given === undefined ? (this.kept() ?? this.made()) : createPrivateKey(given));
  }

  /** The key in the data directory, which signed until another one was given. */
  kept(): KeyObject | undefined {
    try {
      return createPrivateKey(readFileSync(this.file, 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  private made(): KeyObject {
    const { privateKey } = generateKeyPairSync('ed25519');
    mkdirSync(this.settings.dataDir, { recursive: true });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    // Under another name first: nobody ever finds half a key, and what it signs outlives a power cut, so it does too.
    const aside = `${this.file}.${randomUUID()}`;
    writeFileSync(aside, pem, { mode: 0o600, flush: true });
    try {
      linkSync(aside, this.file);
    } catch (error) {
      // Another replica on this directory was first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(aside);
    }
    return this.kept() ?? privateKey;
  }

  private get file(): string {
    return path.join(this.settings.dataDir, fileName);
  }
}
