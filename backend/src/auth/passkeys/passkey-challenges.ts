import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash, randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { newToken, tokenHash } from '../../platform/http/access/bearer-token.js';
import { cookieAt, secretCookieOptions } from '../../platform/http/access/session-cookie.js';
import { Clock } from '../../platform/kernel/clock.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { sessionOf, Sessions } from '../sessions/sessions.js';
import { networkOf } from '../../platform/http/request/network-of.js';

export const challengeMs = 5 * 60_000;
/** The most challenges that may wait for one network; more than an office full of people needs in five minutes. */
const mostOfNetwork = 1_000;

/**
 * Challenges for passkeys to sign. Each one belongs to a session, or to the cookie of a browser that has none. The
 * statement that looks it up also deletes it, because synced passkeys have no counter and nothing else would refuse a
 * replay.
 */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Makes a challenge for the browser that asks.
   * @returns 256 random bits
   * @throws DomainError `limited` if too many wait for the same network
   */
  async give(request: FastifyRequest, reply: FastifyReply): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = Uint8Array.from(randomBytes(32));
    const [owner, now] = [await this.ownerOf(request, reply), this.clock.now()];
    const network = hash('sha256', networkOf(request.ip));
    await this.database.query('delete from passkey_challenge where created_at <= $1', [oldest(now)]);
    const made = await this.database.query<unknown[]>(
      `insert into passkey_challenge (challenge, owner, network, created_at) select $1, $2, $3, $4
       where (select count(*) from passkey_challenge where network = $3) < $5 returning 1`,
      [Buffer.from(challenge).toString('base64url'), owner, network, now, mostOfNetwork],
    );
    if (made.length > 0) return challenge;
    throw new DomainError('limited', 'too-many-sign-ins', 'Too many sign-ins. Please try again later.', {
      retryAfterSeconds: challengeMs / 1_000,
    });
  }

  /** Takes a challenge out. If two requests show the same one, on whichever replicas, only one of them gets it. */
  async take(challenge: string, request: FastifyRequest): Promise<boolean> {
    const cookie = request.cookies[this.cookie];
    const owners = [sessionOf(request), cookie && tokenHash(cookie)].filter((owner) => owner !== undefined);
    const [, taken] = await this.database.query<[unknown, number]>(
      'delete from passkey_challenge where challenge = $1 and owner = any($2) and created_at > $3',
      [challenge, owners, oldest(this.clock.now())],
    );
    return taken > 0;
  }

  /** A browser keeps its cookie, because another of its tabs may be waiting for an answer to an earlier challenge. */
  private async ownerOf(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const session = (await this.sessions.find(request)) && sessionOf(request);
    if (session !== undefined) return session;
    const token = request.cookies[this.cookie] ?? newToken();
    const options = secretCookieOptions(this.settings.publicUrl);
    void reply.setCookie(this.cookie, token, { ...options, maxAge: challengeMs / 1_000 });
    return tokenHash(token);
  }

  private get cookie(): string {
    return cookieAt(this.settings.publicUrl, 'passkey');
  }
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - challengeMs);
}
