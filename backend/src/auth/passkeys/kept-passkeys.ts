import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newToken } from '../../platform/http/access/bearer-token.js';
import { Clock } from '../../platform/kernel/clock.js';

/** A new passkey as it is stored. */
export interface NewPasskey {
  /** The id named by the event that brings it into force. */
  readonly id: string;
  readonly userId: string;
  /**
   * The authenticator’s own id for the passkey, in base64url. It never leaves this table but for the user’s own
   * browser.
   */
  readonly credentialId: string;
  /** The public key in COSE form. */
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  /** Whether it is synced to all of the user’s devices. */
  readonly synced: boolean;
  /** The host name of this desk that the passkey belongs to. */
  readonly host: string;
  /** The name that the user gave it. */
  readonly name: string;
}

/** A passkey as its owner sees it. */
export interface OwnPasskey extends Pick<
  NewPasskey,
  'id' | 'name' | 'synced' | 'host' | 'credentialId' | 'transports'
> {
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  /** Whether its counter has ever gone back. */
  readonly countedBack: boolean;
}

/** A passkey in force, and the user whom it lets in. */
export interface PasskeyInForce {
  readonly id: string;
  readonly publicKey: Buffer;
  readonly userHandle: string;
  readonly userId: string;
  readonly isActive: boolean;
  /** Id of the password in force. */
  readonly credentialId: string | null;
  readonly deactivation: number | null;
}

/**
 * Public keys of passkeys and the names that their owners gave them. A row is written first; an event that names its id
 * brings it into force.
 */
@Injectable()
export class KeptPasskeys {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The handle by which authenticators know a user: random, and the same for all of the user’s passkeys. */
  async handleOf(userId: string): Promise<string> {
    const [row] = await this.database.query<[{ handle: string }]>(
      `insert into passkey_handle (user_id, handle) values ($1, $2)
       on conflict (user_id) do update set user_id = excluded.user_id returning handle`,
      [userId, newToken()],
    );
    return row.handle;
  }

  /** @returns false if the passkey is stored already, for this user or another */
  async store(passkey: NewPasskey): Promise<boolean> {
    const { id, userId, credentialId, publicKey, counter, transports, synced, host, name } = passkey;
    const stored = await this.database.query<unknown[]>(
      `insert into passkey (id, user_id, credential_id, public_key, counter, transports, synced, host, name, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (credential_id) do nothing returning 1`,
      [
        ...[id, userId, credentialId, Buffer.from(publicKey), counter],
        ...[transports, synced, host, name, this.clock.now()],
      ],
    );
    return stored.length > 0;
  }

  async inForce(credentialId: string): Promise<PasskeyInForce | undefined> {
    const [row] = await this.database.query<PasskeyInForce[]>(
      `select p.id, p.public_key "publicKey", h.handle "userHandle", u.id "userId", u.is_active "isActive",
         u.credential_id "credentialId", u.deactivation
       from passkey p join user_passkey f on f.id = p.id join user_account u on u.id = f.user_id
         join passkey_handle h on h.user_id = u.id
       where p.credential_id = $1`,
      [credentialId],
    );
    return row;
  }

  /** A user's passkeys in force, the oldest first. */
  async of(userId: string): Promise<OwnPasskey[]> {
    return this.database.query(
      `select p.id, p.name, p.synced, p.host, p.credential_id "credentialId", p.transports,
         p.created_at "createdAt", p.last_used_at "lastUsedAt", p.counted_back "countedBack"
       from passkey p join user_passkey f on f.id = p.id where f.user_id = $1 order by p.created_at, p.id`,
      [userId],
    );
  }

  /**
   * Notes a use.
   * @returns whether its counter went back; a passkey that has a counter raises it with each use
   */
  async used(id: string, counter: number, synced: boolean): Promise<boolean> {
    const [rows] = await this.database.query<[{ wentBack: boolean }[], number]>(
      `update passkey p set counter = $2, synced = $3, last_used_at = $4,
         counted_back = p.counted_back or ($2 <= before.counter and greatest($2, before.counter) > 0)
       from (select id, counter from passkey where id = $1 for update) before where p.id = before.id
       returning $2 <= before.counter and greatest($2, before.counter) > 0 "wentBack"`,
      [id, counter, synced, this.clock.now()],
    );
    return rows[0]?.wentBack ?? false;
  }

  async rename(userId: string, id: string, name: string): Promise<boolean> {
    const [, renamed] = await this.database.query<[unknown, number]>(
      `update passkey set name = $3 where id = $2
         and exists (select from user_passkey f where f.id = passkey.id and f.user_id = $1)`,
      [userId, id, name],
    );
    return renamed > 0;
  }
}
