import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { newToken, tokenHash } from '../../platform/http/access/bearer-token.js';
import { cookieAt, secretCookieOptions } from '../../platform/http/access/session-cookie.js';
import { Clock } from '../../platform/kernel/clock.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { Proven } from '../sessions/session-table.js';

const goodForMs = 10 * 60_000;
const mostTries = 5;

/** A ticket of a person who has shown the password and nothing else yet. */
export interface Ticket extends Proven {
  readonly id: string;
  readonly username: string;
}

/**
 * Tickets of people between the password and the second step, who have no session yet, only a cookie with the ticket.
 */
@Injectable()
export class SignInTickets {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async give({ userId, credentialId, deactivation }: Proven, reply: FastifyReply): Promise<void> {
    const token = newToken();
    const now = this.clock.now();
    await this.database.query('delete from sign_in_ticket where created_at < $1', [oldest(now)]);
    await this.database.query(
      `insert into sign_in_ticket (id, user_id, credential_id, deactivation, tries, created_at)
       values ($1, $2, $3, $4, 0, $5)`,
      [tokenHash(token), userId, credentialId, deactivation, now],
    );
    void reply.setCookie(this.cookie, token, {
      ...secretCookieOptions(this.settings.publicUrl),
      maxAge: goodForMs / 1_000,
    });
  }

  /**
   * The ticket that a request shows.
   * @throws DomainError `over` if there is none, or if it has expired, was used or had too many wrong codes
   */
  async shown(request: FastifyRequest): Promise<Ticket> {
    const token = request.cookies[this.cookie];
    const [ticket] = await this.database.query<Ticket[]>(
      `select t.id, t.user_id "userId", t.credential_id "credentialId", t.deactivation, u.username
       from sign_in_ticket t join user_account u on u.id = t.user_id
       where t.id = $1 and t.tries < $2 and t.created_at > $3 and u.is_active
         and u.deactivation is not distinct from t.deactivation and u.credential_id = t.credential_id`,
      [token === undefined ? null : tokenHash(token), mostTries, oldest(this.clock.now())],
    );
    return ticket ?? over();
  }

  /** Counts a try before the factor is checked, so that many tries at once cannot exceed the limit. */
  async countTry({ id }: Ticket): Promise<void> {
    const [, counted] = await this.database.query<[unknown, number]>(
      'update sign_in_ticket set tries = tries + 1 where id = $1 and tries < $2',
      [id, mostTries],
    );
    if (counted === 0) over();
  }

  /** Redeems the ticket, which opens only one session. */
  async redeem({ id }: Ticket, reply: FastifyReply): Promise<void> {
    void reply.clearCookie(this.cookie, secretCookieOptions(this.settings.publicUrl));
    const [, redeemed] = await this.database.query<[unknown, number]>(
      'delete from sign_in_ticket where id = $1',
      [id],
    );
    if (redeemed === 0) over();
  }

  private get cookie(): string {
    return cookieAt(this.settings.publicUrl, 'ticket');
  }
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - goodForMs);
}

function over(): never {
  throw new DomainError(
    'over',
    'ticket-over',
    'This sign-in took too long or had too many wrong codes. Please sign in again.',
  );
}
