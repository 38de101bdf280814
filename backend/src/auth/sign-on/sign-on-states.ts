import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { newToken, tokenHash } from '../../platform/http/access/bearer-token.js';
import { cookieAt, secretCookieOptions } from '../../platform/http/access/session-cookie.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { Begun } from './begun.js';
import { SignOnProblem } from './sign-on-problem.js';

const goodForMs = 10 * 60_000;
/** The most sign-ons under way; the number is limited because anyone may begin one. */
const mostBegun = 20_000;

/** Sign-ons under way. Each can be taken up once, on whichever replica, and only by the browser that began it. */
@Injectable()
export class SignOnStates {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Keeps the sign-on that was begun and marks the browser with a cookie.
   * @returns the state, for the provider to bring back
   * @throws SignOnProblem `unavailable` while too many have begun
   */
  async keep(provider: string, begun: Begun, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const now = this.clock.now();
    const [state, browser] = [newToken(), this.browserOf(request) ?? newToken()];
    await this.database.query('delete from sign_on_state where created_at < $1', [oldest(now)]);
    const kept = await this.database.query<unknown[]>(
      `insert into sign_on_state (id, browser, provider, begun, created_at)
       select $1, $2, $3, $4::jsonb, $5::timestamptz where (select count(*) from sign_on_state) < $6
       returning id`,
      [tokenHash(state), tokenHash(browser), provider, JSON.stringify(begun), now, mostBegun],
    );
    if (kept.length === 0) throw new SignOnProblem('unavailable', 'Too many sign-ons have begun.');
    void reply.setCookie(this.cookie, browser, {
      ...secretCookieOptions(this.settings.publicUrl),
      maxAge: goodForMs / 1_000,
    });
    return state;
  }

  /**
   * Takes up the sign-on that a request returns to.
   * @throws SignOnProblem `over` if there is none: it took too long, was taken up before, or was begun by another
   * browser or with another provider
   */
  async take(provider: string, state: string | null, request: FastifyRequest): Promise<Begun> {
    const browser = this.browserOf(request);
    if (state === null || browser === undefined) throw new SignOnProblem('over');
    const [[taken]] = await this.database.query<[{ begun: Begun }[], number]>(
      `delete from sign_on_state
       where id = $1 and browser = $2 and provider = $3 and created_at > $4 returning begun`,
      [tokenHash(state), tokenHash(browser), provider, oldest(this.clock.now())],
    );
    if (!taken) throw new SignOnProblem('over');
    return taken.begun;
  }

  /** The cookie’s token, which all sign-ons of one browser share. */
  private browserOf(request: FastifyRequest): string | undefined {
    const token = request.cookies[this.cookie];
    return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
  }

  private get cookie(): string {
    return cookieAt(this.settings.publicUrl, 'sign_on');
  }
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - goodForMs);
}
