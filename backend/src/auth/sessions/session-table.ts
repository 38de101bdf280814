import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KeyedReads } from '../../platform/database/keyed-reads.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { Strength } from '../../platform/event-sourcing/recorded-event.js';
import type { SignedInUser } from '../../platform/http/request/request-context.js';
import { hasSecondFactor } from '../security/has-second-factor.js';
import { SecurityInForce } from '../security/security-in-force.js';
import type { ClientInWords } from './client-in-words.js';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** How much older than the last use the stored moment of use may become before it is written anew, in milliseconds. */
const unseenMs = 5 * minuteMs;

interface SessionRow extends SignedInUser {
  readonly session: string;
  readonly strength: Strength;
  readonly lastSeenAt: Date;
  readonly hasSecondFactor: boolean;
}

/** How and from where a session was opened. */
export interface Opening extends ClientInWords {
  readonly strength: Strength;
  /** Address of the machine, where addresses are kept. */
  readonly address: string | null;
}

/** The earliest moments at which a valid session may have been last used and opened. */
interface Limits {
  readonly used: Date;
  readonly opened: Date;
}

/** A valid session as its owner sees it. */
export interface OwnSession extends Opening {
  readonly id: string;
  readonly since: Date;
  /** The last use; the actual one may be up to five minutes later. */
  readonly lastSeenAt: Date;
}

/** SQL condition for a valid session `s` of the user `u`, last used after `$2` and opened after `$3`. */
const isValid = `s.last_seen_at > $2 and s.created_at > $3 and u.is_active
         and u.deactivation is not distinct from s.deactivation
         and (u.credential_id is not distinct from s.credential_id or u.credential_id = s.next_credential_id)
         and (s.identity_id is null
           or exists (select from sign_on_link l where l.identity_id = s.identity_id and l.user_id = u.id))`;

/** A proven identity, with the facts about the user that must not change for it to hold. */
export interface Proven {
  readonly userId: string;
  /** Id of the password in force; null for a user who has none. */
  readonly credentialId: string | null;
  /**
   * The user’s last deactivation or loss of the administrator’s role, which ended all earlier sessions; null if there
   * was none.
   */
  readonly deactivation: number | null;
  /** If the house’s own sign-on proved it, the account there, and the session if the provider names it. */
  readonly signOn?: { readonly identityId: string; readonly providerSession: string | null };
}

/** A provider’s notice of a person who signed out there; either the subject or the session may be missing. */
export interface SignedOutThere {
  readonly issuer: string;
  readonly subject: string | null;
  readonly providerSession: string | null;
}

/**
 * Sessions as they are stored in Postgres. A session is valid only while its user is active and has neither been
 * deactivated nor lost the administrator’s role since, and while the password or linked account that opened it is in
 * force. The event that changes any of these ends the session, without a further step that could be missed. The rules
 * decide at each check how long a session lasts.
 */
@Injectable()
export class SessionTable {
  private readonly logger = new Logger('Sessions');

  constructor(
    private readonly database: DataSource,
    private readonly reads: KeyedReads,
    private readonly clock: Clock,
    private readonly security: SecurityInForce,
  ) {}

  async add(
    id: string,
    { userId, credentialId, deactivation, signOn }: Proven,
    { browser, system, strength, address }: Opening,
  ): Promise<void> {
    const now = this.clock.now();
    const bound = [id, userId, credentialId, deactivation];
    await this.database.query(
      `insert into session (id, user_id, credential_id, deactivation, browser, system, strength, address,
         created_at, proven_at, last_seen_at, identity_id, provider_session)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $9, $10, $11)`,
      [
        ...[...bound, browser, system, strength, address, now],
        ...[signOn?.identityId ?? null, signOn?.providerSession ?? null],
      ],
    );
  }

  /**
   * The user of a valid session; a user who signed in by a linked account needs no password. Each use keeps the session
   * alive, up to the longest time that a session may last.
   * @param address the address from which it is used, if that is to be kept
   */
  async userOf(id: string, address: string | null): Promise<SignedInUser | undefined> {
    const { used, opened } = await this.limits();
    const [row] = await this.reads.query<SessionRow>(
      `select u.id, u.username, u.first_name || ' ' || u.last_name as name, u.role,
         u.assigned_persona as "assignedPersona",
         u.must_change_password and s.identity_id is null as "mustChangePassword",
         s.id as session, s.strength, s.last_seen_at as "lastSeenAt", ${hasSecondFactor} as "hasSecondFactor"
       from session s join user_account u on u.id = s.user_id
       where s.id = $1 and ${isValid}`,
      [id, used, opened],
    );
    if (!row) return undefined;
    const { lastSeenAt, hasSecondFactor: has, ...user } = row;
    const now = this.clock.now();
    if (now.getTime() - lastSeenAt.getTime() > unseenMs) await this.keepAlive(id, address, now);
    const required = await this.security.requiresSecondFactor(user.role, user.strength);
    return { ...user, mustSetUpSecondFactor: required && !has };
  }

  /** A user’s valid sessions, the most recently used first. */
  async of(userId: string): Promise<OwnSession[]> {
    const { used, opened } = await this.limits();
    return this.database.query<OwnSession[]>(
      `select s.id, s.browser, s.system, s.strength, s.created_at as since, s.last_seen_at as "lastSeenAt",
         s.address
       from session s join user_account u on u.id = s.user_id
       where s.user_id = $1 and ${isValid}
       order by s.last_seen_at desc, s.id`,
      [userId, used, opened],
    );
  }

  /**
   * Keeps the session valid when `next` comes into force in place of the proven password. A session that is bound to
   * another password has ended and stays ended.
   * @returns whether the session is bound to the proven password
   */
  async expectPassword(id: string, proven: string, next: string): Promise<boolean> {
    const [, bound] = await this.database.query<[unknown, number]>(
      `update session set credential_id = $2, next_credential_id = $3
       where id = $1 and $2 in (credential_id, next_credential_id)`,
      [id, proven, next],
    );
    return bound > 0;
  }

  /**
   * Continues the session under another id after a stronger proof than the one that opened it; this counts as a proof.
   */
  async rise(id: string, next: string, strength: Strength): Promise<void> {
    await this.database.query('update session set id = $2, strength = $3, proven_at = $4 where id = $1', [
      id,
      next,
      strength,
      this.clock.now(),
    ]);
  }

  async remove(id: string): Promise<void> {
    await this.database.query('delete from session where id = $1', [id]);
  }

  /** @returns whether the user had such a session */
  async removeOf(userId: string, id: string): Promise<boolean> {
    const [, removed] = await this.database.query<[unknown, number]>(
      'delete from session where user_id = $1 and id = $2',
      [userId, id],
    );
    return removed > 0;
  }

  async removeOthers(userId: string, kept: string): Promise<void> {
    await this.database.query('delete from session where user_id = $1 and id <> $2', [userId, kept]);
  }

  async removeBySignOn({ issuer, subject, providerSession }: SignedOutThere): Promise<void> {
    await this.database.query(
      `delete from session s using sign_on_identity i
       where s.identity_id = i.id and i.issuer = $1 and ($2::text is null or i.subject = $2)
         and ($3::text is null or s.provider_session = $3)`,
      [issuer, subject, providerSession],
    );
  }

  async removeExpired(): Promise<void> {
    const { used, opened } = await this.limits();
    await this.database.query('delete from session where last_seen_at < $1 or created_at < $2', [
      used,
      opened,
    ]);
  }

  private async limits(): Promise<Limits> {
    const { idleMinutes, maxDays } = await this.security.rulesInForce();
    const before = (ms: number): Date => new Date(this.clock.now().getTime() - ms);
    return { used: before(idleMinutes * minuteMs), opened: before(maxDays * dayMs) };
  }

  /**
   * A failed write only logs a warning, because reads go on while Postgres takes no writes; the next use tries again.
   */
  private async keepAlive(id: string, address: string | null, now: Date): Promise<void> {
    await this.database
      .query('update session set last_seen_at = $2, address = $3 where id = $1', [id, now, address])
      .catch((error: unknown) => this.logger.warn(`A session could not be prolonged: ${String(error)}`));
  }
}
