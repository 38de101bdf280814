import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/kernel/clock.js';

/** An account at a provider, given by the two claims that together identify it. */
export interface ProviderAccount {
  readonly issuer: string;
  readonly subject: string;
}

/** The user who signs in by an account. */
export interface AccountOwner {
  readonly identityId: string;
  readonly userId: string;
  readonly isActive: boolean;
  readonly role: 'admin' | 'author';
  readonly credentialId: string | null;
  readonly deactivation: number | null;
}

/** An account that a user signs in by. */
interface LinkedAccount {
  readonly identityId: string;
  readonly issuer: string;
  readonly linkedAt: Date;
}

/**
 * Accounts at providers, each with a random id for events, so that the record does not say what a person is called
 * there. A row is written first; an event that names its id brings it into force.
 */
@Injectable()
export class SignOnIdentities {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The id of an account; it is the same for every caller on every replica. */
  async idOf({ issuer, subject }: ProviderAccount): Promise<string> {
    const [row] = await this.database.query<{ id: string }[]>(
      `insert into sign_on_identity (id, issuer, subject, created_at) values ($1, $2, $3, $4)
       on conflict (issuer, subject) do update set created_at = excluded.created_at returning id`,
      [randomUUID(), issuer, subject, this.clock.now()],
    );
    if (!row) throw new Error('Postgres returned no row');
    return row.id;
  }

  async ownerOf({ issuer, subject }: ProviderAccount): Promise<AccountOwner | undefined> {
    const [owner] = await this.database.query<AccountOwner[]>(
      `select i.id "identityId", u.id "userId", u.is_active "isActive", u.role, u.credential_id "credentialId",
         u.deactivation
       from sign_on_identity i join sign_on_link l on l.identity_id = i.id join user_account u on u.id = l.user_id
       where i.issuer = $1 and i.subject = $2`,
      [issuer, subject],
    );
    return owner;
  }

  /** The accounts that a user signs in by, in the order in which they were linked. */
  async of(userId: string): Promise<LinkedAccount[]> {
    return this.database.query<LinkedAccount[]>(
      `select i.id "identityId", i.issuer, l.linked_at "linkedAt"
       from sign_on_link l join sign_on_identity i on i.id = l.identity_id
       where l.user_id = $1 order by l.linked_at, i.id`,
      [userId],
    );
  }

  /** Ids of the active users who have a linked account. */
  async linkedUsers(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `select distinct u.id from sign_on_link l join user_account u on u.id = l.user_id where u.is_active`,
    );
    return rows.map(({ id }) => id);
  }
}
