import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { AssertionBody } from '../dto/passkeys.dto.js';
import { KeptPasskeys } from '../passkeys/kept-passkeys.js';
import { Passkeys } from '../passkeys/passkeys.js';
import { RelyingParty } from '../passkeys/relying-party.js';
import { RecoveryCodes } from './recovery-codes.js';
import { TotpSecrets } from './totp-secrets.js';

export type Way = 'totp' | 'recovery' | 'passkey';

/** The methods by which a user signs in, as far as they are kept here. */
export interface MethodsInForce {
  readonly totpId: string | null;
  readonly recoveryId: string | null;
  readonly hasPasskey: boolean;
  readonly hasPassword: boolean;
}

/** A second factor, of which exactly one member is given. */
export interface ShownFactor {
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
  readonly assertion?: AssertionBody | undefined;
}

/** The second factors in force. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: DataSource,
    private readonly totp: TotpSecrets,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly passkeys: Passkeys,
    private readonly keptPasskeys: KeptPasskeys,
    private readonly party: RelyingParty,
  ) {}

  async of(userId: string): Promise<MethodsInForce> {
    const [row] = await this.database.query<MethodsInForce[]>(
      `select totp_id "totpId", recovery_id "recoveryId", credential_id is not null "hasPassword",
         exists (select from user_passkey p where p.user_id = u.id) "hasPasskey"
       from user_account u where id = $1`,
      [userId],
    );
    return row ?? { totpId: null, recoveryId: null, hasPassword: false, hasPasskey: false };
  }

  /** The second factors of all users who have any. */
  async ofAll(): Promise<
    { userId: string; totp: boolean; passkeys: number; countedBack: boolean; recoveryCodes: number }[]
  > {
    return this.database.query(
      `select u.id "userId", u.totp_id is not null totp, count(distinct f.id)::integer passkeys,
         coalesce(bool_or(p.counted_back), false) "countedBack", count(distinct c.id)::integer "recoveryCodes"
       from user_account u left join recovery_code c on c.set_id = u.recovery_id and c.used_at is null
         left join user_passkey f on f.user_id = u.id left join passkey p on p.id = f.id
       where u.is_active and (u.totp_id is not null or f.id is not null) group by u.id`,
    );
  }

  /** The ways in which the second step can be done; empty if the user has no second step. */
  async waysOf(userId: string): Promise<Way[]> {
    const { totpId, recoveryId, hasPasskey } = await this.of(userId);
    if (totpId === null && !hasPasskey) return [];
    const ways: Way[] = totpId === null ? [] : ['totp'];
    if ((await this.recoveryCodes.left(recoveryId)) > 0) ways.push('recovery');
    if (hasPasskey && (await this.hasPasskeyHere(userId))) ways.push('passkey');
    // A user whose passkeys are lost or belong to a former name of this desk needs a code or a reset; the password
    // alone is not enough.
    return ways.length > 0 ? ways : ['recovery'];
  }

  /** Whether one of a user’s passkeys works at this desk’s present host name. */
  async hasPasskeyHere(userId: string): Promise<boolean> {
    const passkeys = await this.keptPasskeys.of(userId);
    return passkeys.some(({ host }) => host === this.party.place.host);
  }

  /** Whether the shown factor is right; if so, it is used up. */
  async use(
    userId: string,
    { code, recoveryCode, assertion }: ShownFactor,
    request: FastifyRequest,
  ): Promise<boolean> {
    if (assertion) return typeof (await this.passkeys.prove(assertion, request, userId)) === 'object';
    const { totpId, recoveryId } = await this.of(userId);
    if (code !== undefined) return totpId !== null && this.totp.use(totpId, code);
    return recoveryId !== null && this.recoveryCodes.use(recoveryId, recoveryCode ?? '');
  }
}

/** The sentence for a factor that is not right. */
export function wrongFactor({ code, assertion }: ShownFactor): string {
  if (assertion) return 'This passkey isn’t one of yours here, or it took too long. Please try again.';
  return code === undefined
    ? 'This recovery code is wrong or was used before.'
    : 'This code is wrong or was used before. Wait for the next one in your app.';
}
