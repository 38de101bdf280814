import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { filter } from 'rxjs';
import { editorialRulesEvents } from '../../editorial/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { newToken, tokenHash } from '../../platform/http/access/bearer-token.js';
import {
  giveSignedInSign,
  secretCookieOptions,
  takeSignedInSign,
} from '../../platform/http/access/session-cookie.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { SessionLookup } from '../../platform/http/access/session-lookup.js';
import { userOf, type SignedInUser } from '../../platform/http/request/request-context.js';
import type { Strength } from '../../platform/event-sourcing/recorded-event.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { PromiseCache } from '../../platform/concurrency/promise-cache.js';
import { ReplicaChannel } from '../../platform/replicas/replica-channel.js';
import { userEvents } from '../domain/user.events.js';
import { clientInWords } from './client-in-words.js';
import { SessionTable, type OwnSession, type Proven, type SignedOutThere } from './session-table.js';

/**
 * How long another process’s change may go unnoticed here if its message is lost, in milliseconds; changes made here
 * are noticed at once.
 */
const trustedMs = 1_000;
/** Streams whose events decide who may use a session, and for how long. */
const decisive = [userEvents.streamPrefix, editorialRulesEvents.streamPrefix];
/** Room for some ten thousand sessions. */
const knownBytes = 8 * 2 ** 20;

/** Finds the signed-in user by the cookie of a request. */
@Injectable()
export class Sessions extends SessionLookup {
  private readonly known = new PromiseCache<SignedInUser | undefined>({
    maxBytes: knownBytes,
    ttl: trustedMs,
  });

  constructor(
    private readonly table: SessionTable,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly replicas: ReplicaChannel,
    feed: ChangeFeed,
  ) {
    super();
    replicas.heard('sessions').subscribe(() => this.known.clear());
    feed.changed
      .pipe(filter((stream) => decisive.some((prefix) => stream.startsWith(`${prefix}-`))))
      .subscribe(() => this.known.clear());
  }

  async find(request: FastifyRequest): Promise<SignedInUser | undefined> {
    const id = sessionOf(request);
    if (id === undefined) return undefined;
    // The promise itself is cached, so requests at the same moment share it, and a change drops even a read that is
    // under way.
    return this.known.of(id, () => this.table.userOf(id, this.addressOf(request)));
  }

  /** Opens a session with a new id and ends the one that the request came with, if any. */
  async open(
    proven: Proven,
    strength: Strength,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const token = newToken();
    const client = clientInWords(request.headers['user-agent']);
    const address = this.addressOf(request);
    await this.table.add(tokenHash(token), proven, { ...client, strength, address });
    await this.close(request, reply);
    this.hand(token, request, reply);
  }

  /** Continues a session that was opened by a password alone under a new id, after a stronger proof. */
  async rise(
    strength: Exclude<Strength, 'password'>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const user = userOf(request);
    if (user.session === undefined || user.strength !== 'password') return;
    const token = newToken();
    await this.table.rise(user.session, tokenHash(token), strength);
    this.ended();
    this.hand(token, request, reply);
  }

  /** Ends the request's session, if it has one. */
  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    void reply.clearCookie(request.server.sessionCookie, secretCookieOptions(this.settings.publicUrl));
    takeSignedInSign(request, reply);
    const id = sessionOf(request);
    if (id === undefined) return;
    await this.table.remove(id);
    this.ended();
  }

  /** The valid sessions of the request's user. */
  async own(request: FastifyRequest): Promise<(OwnSession & { readonly current: boolean })[]> {
    const current = sessionOf(request);
    const sessions = await this.table.of(userOf(request).id);
    return sessions.map((session) => ({ ...session, current: session.id === current }));
  }

  /**
   * Ends one of the user's sessions, wherever it was opened.
   * @throws DomainError `session-not-found`
   */
  async endOwn(id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (id === sessionOf(request)) return this.close(request, reply);
    if (!(await this.table.removeOf(userOf(request).id, id))) {
      throw new DomainError('not-found', 'session-not-found', 'This session has already ended.');
    }
    this.ended();
  }

  /** Ends all of the user's sessions but the request's own. */
  async endOthers(request: FastifyRequest): Promise<void> {
    await this.table.removeOthers(userOf(request).id, sessionOf(request) ?? '');
    this.ended();
  }

  /**
   * Ends the sessions that the house’s own sign-on opened: those of one session at a provider, of one account there, or
   * both.
   */
  async endBySignOn(by: SignedOutThere): Promise<void> {
    await this.table.removeBySignOn(by);
    this.ended();
  }

  private hand(token: string, request: FastifyRequest, reply: FastifyReply): void {
    void reply.setCookie(request.server.sessionCookie, token, secretCookieOptions(this.settings.publicUrl));
    giveSignedInSign(reply, this.settings.publicUrl);
  }

  private addressOf({ ip }: FastifyRequest): string | null {
    return this.settings.sessionAddresses === 'true' ? ip : null;
  }

  private ended(): void {
    this.known.clear();
    // A replica that does not get the message reads the session again within a second.
    void this.replicas.tell('sessions', null).catch(() => undefined);
  }
}

/** The id of the session that a request claims to have. */
export function sessionOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[request.server.sessionCookie];
  return token ? tokenHash(token) : undefined;
}
