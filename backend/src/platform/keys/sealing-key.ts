import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { KeyFile } from './key-file.js';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The key that encrypts secrets in Postgres: a setting, or else a file that is made when it is first needed. */
export class SealingKey {
  private read: Buffer | undefined;

  /**
   * @param given 32 bytes in base64
   * @param file where the key is kept if none is given
   */
  constructor(
    private readonly given: string | undefined,
    private readonly file: string,
  ) {}

  /**
   * @param owner the thing that the secret belongs to; it cannot be opened for another owner
   * @returns base64
   */
  seal(secret: Uint8Array, owner: string): string {
    const iv = randomBytes(ivBytes);
    const sealing = createCipheriv(cipher, this.key(), iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
    return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64');
  }

  /** Opens a secret; undefined if it was sealed with another key or for another owner. */
  open(sealed: string, owner: string): Uint8Array | undefined {
    const bytes = Buffer.from(sealed, 'base64');
    const [iv, body] = [bytes.subarray(0, ivBytes), ivBytes + tagBytes];
    const key = this.key();
    try {
      const opening = createDecipheriv(cipher, key, iv, { authTagLength: tagBytes });
      opening.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivBytes, body));
      return Buffer.concat([opening.update(bytes.subarray(body)), opening.final()]);
    } catch {
      return undefined;
    }
  }

  private key(): Buffer {
    return (this.read ??= Buffer.from(this.given ?? this.kept(), 'base64'));
  }

  private kept(): string {
    const file = new KeyFile(this.file, { isWhole: /^[A-Za-z0-9+/]{43}=\n$/ });
    return file.read() ?? file.keep(`${randomBytes(32).toString('base64')}\n`);
  }
}
