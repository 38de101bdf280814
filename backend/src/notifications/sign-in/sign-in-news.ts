import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { noEmail } from '../../auth/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Outbox } from '../outbox/outbox.js';
import type { SignInChange } from '../read-models/sign-in-changes.js';
import { SignInMail, type PersonalMessage } from './sign-in-mail.js';

/** Older news is not told, because a restored or rebuilt table would tell it once more. */
const toldForMs = 24 * 3_600_000;
const atOnce = 50;

type What = SignInChange | 'recovery-code-used' | 'passkey-counted-back';

interface News {
  /** The id of the event, the recovery code or the passkey; each is told once. */
  readonly id: string;
  readonly what: What;
  readonly email: string;
}

const titles: Record<What, string> = {
  'totp-added': 'An authenticator app was turned on for your account',
  'totp-removed': 'The authenticator app was turned off for your account',
  'passkey-added': 'A passkey was added to your account',
  'passkey-removed': 'A passkey was removed from your account',
  'recovery-codes-added': 'New recovery codes were made for your account',
  'recovery-code-used': 'One of your recovery codes was used',
  'sign-on-linked': 'Your organization’s sign-on was linked with your account',
  'sign-on-unlinked': 'Your organization’s sign-on was unlinked from your account',
  'sign-in-reset': 'The sign-in of your account was reset',
  'passkey-counted-back': 'One of your passkeys may have been copied',
};

const advice: Partial<Record<What, string>> = {
  'sign-in-reset': 'You need a temporary password from an administrator to sign in again',
  'passkey-counted-back': 'Remove it and add a new one, unless you have restored the device that it is on',
};
const usualAdvice =
  'If this wasn’t you, change your password, sign out everywhere, and tell an administrator';

/** Puts news for people about their own sign-in into the outbox, once each. */
@Injectable()
export class SignInNews {
  constructor(
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly mail: SignInMail,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async fill(): Promise<void> {
    for (;;) {
      const now = this.clock.now();
      const news = await this.untold(new Date(now.getTime() - toldForMs));
      if (news.length === 0) return;
      const messages = news.map((one) => ({
        kind: 'sign-in' as const,
        work: one.id,
        channel: this.mail.name,
        content: this.messageOf(one),
      }));
      await this.outbox.put(messages, now);
    }
  }

  /**
   * Reads the news that has not been told. The use of a recovery code and a counter that goes back are not events, so
   * they are read from the tables that note them.
   */
  private async untold(since: Date): Promise<News[]> {
    return this.database.query<News[]>(
      `with news as (
         select id, user_id, what, at from sign_in_change where at > $1
         union all
         select c.id, u.id, 'recovery-code-used', c.used_at
         from recovery_code c join user_account u on u.recovery_id = c.set_id where c.used_at > $1
         union all
         select id, user_id, 'passkey-counted-back', last_used_at
         from passkey where counted_back and last_used_at > $1
       )
       select n.id, n.what, u.email from news n join user_account u on u.id = n.user_id
       where u.is_active and u.email <> $3 and not exists (
         select from outbox o where o.kind = 'sign-in' and o.work = n.id and o.channel = $2
       )
       order by n.at, n.id limit ${atOnce}`,
      [since, this.mail.name, noEmail],
    );
  }

  private messageOf({ what, email }: News): PersonalMessage {
    const url = `${this.settings.publicUrl}/profile?part=security`;
    const items = [{ text: 'Sign-in and security', note: advice[what] ?? usualAdvice, url }];
    return {
      to: email,
      digest: { title: `${this.settings.brandName}: ${titles[what]}`, items, failures: [], url },
    };
  }
}
