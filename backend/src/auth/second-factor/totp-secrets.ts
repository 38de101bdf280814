import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/kernel/clock.js';
import { unavailable } from '../../platform/kernel/domain-error.js';
import { SignInKey } from './sign-in-key.js';

/** Settings that every authenticator app supports; some apps support no others. */
const shared = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/**
 * Secrets that authenticator apps share with the desk, encrypted. A row is written first; an event that names its id
 * brings it into force.
 */
@Injectable()
export class TotpSecrets {
  private readonly logger = new Logger('SignIn');

  constructor(
    private readonly database: DataSource,
    private readonly key: SignInKey,
    private readonly clock: Clock,
  ) {}

  /** Makes a secret that waits for its first code. If no code comes, it is deleted after a day. */
  async make(userId: string): Promise<Secret> {
    const [id, secret] = [randomUUID(), new Secret({ size: 20 })];
    await this.database.query(
      'insert into totp_secret (id, user_id, sealed, last_step, created_at) values ($1, $2, $3, 0, $4)',
      [id, userId, this.key.seal(secret.bytes, id), this.clock.now()],
    );
    return secret;
  }

  /** The newest secret that has shown no code yet. A secret that has shown one is in force, or was once. */
  async waiting(userId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }[]>(
      'select id from totp_secret where user_id = $1 and last_step = 0 order by created_at desc limit 1',
      [userId],
    );
    return row?.id;
  }

  /**
   * Whether an app with this secret shows the code now, or half a minute earlier or later. A code counts only once, on
   * all replicas together, and none counts that is older than one already used.
   * @throws DomainError `unavailable` if the secret was encrypted by another key than this server’s
   */
  async use(id: string, typed: string): Promise<boolean> {
    const [row] = await this.database.query<{ sealed: string }[]>(
      'select sealed from totp_secret where id = $1',
      [id],
    );
    if (!row) return false;
    const bytes = this.key.open(row.sealed, id);
    if (!bytes) {
      this.logger.error(
        'An authenticator app’s secret was encrypted by another SIGN_IN_KEY than this server’s.',
      );
      throw unavailable(
        'sign-in-key-differs',
        'This server can’t check codes of authenticator apps. Use a recovery code, and tell whoever runs the server.',
      );
    }
    const secret = new Secret({ buffer: Uint8Array.from(bytes).buffer });
    const timestamp = this.clock.now().getTime();
    const token = typed.replaceAll(/[\s-]/gu, '');
    const offset = TOTP.validate({ ...shared, token, secret, timestamp, window: 1 });
    if (offset === null) return false;
    const step = TOTP.counter({ period: shared.period, timestamp }) + offset;
    const [, used] = await this.database.query<[unknown, number]>(
      'update totp_secret set last_step = $2 where id = $1 and last_step < $2',
      [id, step],
    );
    return used > 0;
  }
}

/**
 * The URI that an app reads from a QR code.
 * @param house the house’s name in the app; apps take the text before a colon for it
 */
export function totpUri(secret: Secret, house: string, username: string): string {
  const issuer = house.replaceAll(':', ' ').trim();
  return new TOTP({ ...shared, issuer, label: username, secret }).toString();
}
