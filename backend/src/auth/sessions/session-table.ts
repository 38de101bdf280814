import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KeyedReads } from '../../platform/database/keyed-reads.js';
import { Clock } from '../../platform/kernel/clock.js';
import { longestSessionMs } from '../../platform/http/access/session-cookie.js';
import type { Strength } from '../../platform/event-sourcing/recorded-event.js';
import type { SignedInUser } from '../../platform/http/request/request-context.js';
import type { ClientInWords } from './client-in-words.js';

const dayMs = 86_400_000;
/** A session ends when it is not used for this long. */
const idleLimitMs = 14 * dayMs;
/** How old the moment at which a session was last used may become before it is written anew. */
const unseenMs = 5 * 60_000;

interface SessionRow extends SignedInUser {
  readonly lastSeenAt: Date;
}

/** Where and how a session was opened. */
export interface Opening extends ClientInWords {
  readonly strength: Strength;
}

/** A valid session as its owner sees it. */
export interface OwnSession extends Opening {
  readonly id: string;
  readonly since: Date;
  /** Five minutes may have passed since it was written. */
  readonly lastSeenAt: Date;
}

/** Of a session `s` and its user `u`, at the moment `$2`, signed in after `$3`. */
const isValid = `s.expires_at > $2 and s.created_at > $3 and u.is_active
         and u.deactivation is not distinct from s.deactivation
         and u.credential_id in (s.credential_id, s.next_credential_id)`;

/** A proven identity, and the parts of the user that must not change for it to hold. */
export interface Proven {
  readonly userId: string;
  /** The password in force. */
  readonly credentialId: string;
  /** The user's last deactivation, if there was one: sessions from before it do not come back with the user. */
  readonly deactivation: number | null;
}

/**
 * Sessions as they appear in Postgres. One is valid only while its user is active, was not deactivated since, and
 * the password it was opened with is in force: the event that changes this ends it, with no further step that
 * could be missed.
 */
@Injectable()
export class SessionTable {
  private readonly logger = new Logger('Sessions');

  constructor(
    private readonly database: DataSource,
    private readonly reads: KeyedReads,
    private readonly clock: Clock,
  ) {}

  async add(
    id: string,
    { userId, credentialId, deactivation }: Proven,
    { browser, system, strength }: Opening,
  ): Promise<void> {
    const now = this.clock.now();
    const bound = [id, userId, credentialId, deactivation];
    await this.database.query(
      `insert into session (id, user_id, credential_id, deactivation, browser, system, strength, created_at,
         proven_at, last_seen_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $8, $9)`,
      [...bound, browser, system, strength, now, idleLimit(now)],
    );
  }

  /** The user of a valid session. Using it keeps it alive, up to the longest that a session lasts. */
  async userOf(id: string): Promise<SignedInUser | undefined> {
    const now = this.clock.now();
    const [row] = await this.reads.query<SessionRow>(
      `select u.id, u.username, u.first_name || ' ' || u.last_name as name, u.role,
         u.assigned_persona as "assignedPersona", u.must_change_password as "mustChangePassword",
         s.strength, s.last_seen_at as "lastSeenAt"
       from session s join user_account u on u.id = s.user_id
       where s.id = $1 and ${isValid}`,
      [id, now, oldestSignIn(now)],
    );
    if (!row) return undefined;
    const { lastSeenAt, ...user } = row;
    if (now.getTime() - lastSeenAt.getTime() > unseenMs) await this.keepAlive(id, now);
    return user;
  }

  /** A user's valid sessions, the one used last first. */
  async of(userId: string): Promise<OwnSession[]> {
    const now = this.clock.now();
    return this.database.query<OwnSession[]>(
      `select s.id, s.browser, s.system, s.strength, s.created_at as since, s.last_seen_at as "lastSeenAt"
       from session s join user_account u on u.id = s.user_id
       where s.user_id = $1 and ${isValid}
       order by s.last_seen_at desc, s.id`,
      [userId, now, oldestSignIn(now)],
    );
  }

  /**
   * The session stays valid when `next` comes into force in place of the password that was proven. One that is bound
   * to another password has ended and stays so.
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

  async removeExpired(): Promise<void> {
    const now = this.clock.now();
    await this.database.query('delete from session where expires_at < $1 or created_at < $2', [
      now,
      oldestSignIn(now),
    ]);
  }

  /** Reads go on while Postgres takes no writes: the next use of the session tries again. */
  private async keepAlive(id: string, now: Date): Promise<void> {
    await this.database
      .query('update session set last_seen_at = $2, expires_at = $3 where id = $1', [id, now, idleLimit(now)])
      .catch((error: unknown) => this.logger.warn(`A session could not be prolonged: ${String(error)}`));
  }
}

function idleLimit(now: Date): Date {
  return new Date(now.getTime() + idleLimitMs);
}

function oldestSignIn(now: Date): Date {
  return new Date(now.getTime() - longestSessionMs);
}
