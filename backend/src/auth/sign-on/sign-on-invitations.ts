import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { newToken, tokenHash } from '../../platform/http/access/bearer-token.js';
import { Clock } from '../../platform/kernel/clock.js';

const goodForMs = 7 * 86_400_000;

/** The person whom an invitation is for, and the person who invited them. */
interface Invited {
  readonly userId: string;
  readonly invitedBy: string;
}

/** Links by which people link their own account at a provider to a user, without being signed in. Each works once. */
@Injectable()
export class SignOnInvitations {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Makes an invitation, which replaces an earlier one for the same user. Only the answer contains the link. */
  async make({ userId, invitedBy }: Invited): Promise<{ readonly link: string; readonly expiresAt: Date }> {
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + goodForMs);
    await this.database.query(
      `insert into sign_on_invitation (id, user_id, invited_by, expires_at) values ($1, $2, $3, $4)
       on conflict (user_id) do update
       set id = excluded.id, invited_by = excluded.invited_by, expires_at = excluded.expires_at`,
      [tokenHash(token), userId, invitedBy, expiresAt],
    );
    return { link: `${this.settings.publicUrl}/login?invitation=${token}`, expiresAt };
  }

  /** Uses an invitation up; undefined if it does not exist or has expired. */
  async redeem(id: string): Promise<Invited | undefined> {
    const [[invited]] = await this.database.query<[Invited[], number]>(
      `delete from sign_on_invitation where id = $1 and expires_at > $2
       returning user_id "userId", invited_by "invitedBy"`,
      [id, this.clock.now()],
    );
    return invited;
  }

  async removeExpired(): Promise<void> {
    await this.database.query('delete from sign_on_invitation where expires_at < $1', [this.clock.now()]);
  }
}
