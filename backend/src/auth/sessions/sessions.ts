import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash, randomBytes } from 'node:crypto';
import { filter } from 'rxjs';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import {
  cookieOptions,
  giveSignedInSign,
  takeSignedInSign,
} from '../../platform/http/access/session-cookie.js';
import { SessionLookup } from '../../platform/http/access/session-lookup.js';
import type { SignedInUser } from '../../platform/http/request/request-context.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { PromiseCache } from '../../platform/concurrency/promise-cache.js';
import { userEvents } from '../domain/user.events.js';
import { SessionTable, type Proven } from './session-table.js';

/** How long another process's change of a user may go unnoticed here; changes made here are noticed at once. */
const trustedMs = 1_000;
/** Some ten thousand sessions. */
const knownBytes = 8 * 2 ** 20;

/** Who is signed in, by the cookie of a request. */
@Injectable()
export class Sessions extends SessionLookup {
  private readonly known = new PromiseCache<SignedInUser | undefined>({
    maxBytes: knownBytes,
    ttl: trustedMs,
  });

  constructor(
    private readonly table: SessionTable,
    @Inject(SETTINGS) private readonly settings: Settings,
    feed: ChangeFeed,
  ) {
    super();
    feed.changed
      .pipe(filter((stream) => stream.startsWith(`${userEvents.streamPrefix}-`)))
      .subscribe(() => this.known.clear());
  }

  async find(request: FastifyRequest): Promise<SignedInUser | undefined> {
    const id = sessionOf(request);
    if (id === undefined) return undefined;
    const known = this.known.get(id);
    if (known) return known;
    // The promise itself is kept: requests at the same moment share it, and what was read before a change is dropped with it.
    const reading = this.table.userOf(id);
    this.known.set(id, reading);
    return reading;
  }

  /** Opens a session with a new id; one that the request came with ends. */
  async open(proven: Proven, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // 256 random bits.
    const token = randomBytes(32).toString('base64url');
    await this.table.add(sessionIdOf(token), proven);
    await this.close(request, reply);
    void reply.setCookie(request.server.sessionCookie, token, this.cookieOptions());
    giveSignedInSign(reply, this.settings.publicUrl);
  }

  /** Ends the request's session, if it has one. */
  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    void reply.clearCookie(request.server.sessionCookie, this.cookieOptions());
    takeSignedInSign(request, reply);
    const id = sessionOf(request);
    if (id === undefined) return;
    await this.table.remove(id);
    this.known.clear();
  }

  private cookieOptions() {
    return { ...cookieOptions(this.settings.publicUrl), httpOnly: true };
  }
}

/** Stored in its place, so that reading the table is not enough to sign in. */
function sessionIdOf(token: string): string {
  return hash('sha256', token);
}

/** Id of the session that a request claims to have. */
export function sessionOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[request.server.sessionCookie];
  return token ? sessionIdOf(token) : undefined;
}
