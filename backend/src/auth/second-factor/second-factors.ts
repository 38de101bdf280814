import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RecoveryCodes } from './recovery-codes.js';
import { TotpSecrets } from './totp-secrets.js';

export type Way = 'totp' | 'recovery';

/** What a user signs in by besides the password. */
export interface MethodsInForce {
  readonly totpId: string | null;
  readonly recoveryId: string | null;
}

/** One of the two. */
export interface ShownCode {
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/** The second factors in force. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: DataSource,
    private readonly totp: TotpSecrets,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  async of(userId: string): Promise<MethodsInForce> {
    const [row] = await this.database.query<MethodsInForce[]>(
      'select totp_id "totpId", recovery_id "recoveryId" from user_account where id = $1',
      [userId],
    );
    return row ?? { totpId: null, recoveryId: null };
  }

  /** Those of everybody who has any. */
  async ofAll(): Promise<{ userId: string; totp: boolean; recoveryCodes: number }[]> {
    return this.database.query(
      `select u.id "userId", true totp, count(c.id)::integer "recoveryCodes"
       from user_account u left join recovery_code c on c.set_id = u.recovery_id and c.used_at is null
       where u.totp_id is not null and u.is_active group by u.id`,
    );
  }

  /** How the second step can be done; empty where there is none. */
  async waysOf(userId: string): Promise<Way[]> {
    const { totpId, recoveryId } = await this.of(userId);
    if (totpId === null) return [];
    return (await this.recoveryCodes.left(recoveryId)) > 0 ? ['totp', 'recovery'] : ['totp'];
  }

  /** Whether a code is right. It is used up then. */
  async use(userId: string, { code, recoveryCode }: ShownCode): Promise<boolean> {
    const { totpId, recoveryId } = await this.of(userId);
    if (code !== undefined) return totpId !== null && this.totp.use(totpId, code);
    return recoveryId !== null && this.recoveryCodes.use(recoveryId, recoveryCode ?? '');
  }
}

/** The sentence for a code that is none. */
export function wrongCode({ code }: ShownCode): string {
  return code === undefined
    ? 'This recovery code is wrong or was used before.'
    : 'This code is wrong or was used before. Wait for the next one in your app.';
}
