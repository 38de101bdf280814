import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { ProofCheck } from '../../platform/http/proof/proof-check.js';
import { userOf } from '../../platform/http/request/request-context.js';
import { Clock } from '../../platform/kernel/clock.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { PasswordCredentials } from '../passwords/credentials.js';
import { sessionOf } from '../sessions/sessions.js';
import { SignOnLinks } from '../sign-on/sign-on-links.js';
import { SignInLimit } from '../sign-in/sign-in-limit.js';
import { SecondFactors, wrongFactor, type ShownFactor } from './second-factors.js';

const goodForMs = 15 * 60_000;

/** A proof, of which exactly one member is given. */
export interface ShownProof extends Omit<ShownFactor, 'recoveryCode'> {
  readonly password?: string | undefined;
}

/** Checks that the user of a session is still the same person: they signed in a short while ago, or proved it again. */
@Injectable()
export class Proofs extends ProofCheck {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly credentials: PasswordCredentials,
    private readonly factors: SecondFactors,
    private readonly limit: SignInLimit,
    private readonly links: SignOnLinks,
  ) {
    super();
  }

  async require(session: string | undefined): Promise<void> {
    if (session === undefined) return;
    const since = new Date(this.clock.now().getTime() - goodForMs);
    // It is read anew each time because the proof may have just been given to another replica.
    const [found] = await this.database.query<{ userId: string; isProven: boolean }[]>(
      'select user_id "userId", proven_at > $2 "isProven" from session where id = $1',
      [session, since],
    );
    if (!found) throw new DomainError('unauthenticated', 'unauthenticated', 'Please sign in.');
    if (found.isProven) return;
    throw new DomainError('forbidden', 'proof-required', 'Show once more that it is you, then try again.', {
      extensions: await this.waysOf(found.userId),
    });
  }

  /**
   * Accepts a proof; wrong ones count as failed sign-ins.
   * @throws DomainError `proof-refused`, `too-many-sign-ins`
   */
  async give(shown: ShownProof, request: FastifyRequest): Promise<void> {
    const { id, username } = userOf(request);
    const attempt = { username, address: request.ip };
    const right = await this.limit.attempt(
      attempt,
      async () => (await this.isRight(id, shown, request)) || undefined,
    );
    if (!right) {
      const { password, code } = shown;
      const [field, message] =
        password === undefined
          ? [code === undefined ? 'assertion' : 'code', wrongFactor(shown)]
          : ['password', 'The password is wrong.'];
      throw new DomainError('invalid', 'proof-refused', message, { errors: [{ field, message }] });
    }
    await this.note(sessionOf(request));
  }

  /** Notes that a proof was given in this session just now. */
  async note(session: string | undefined): Promise<void> {
    await this.database.query('update session set proven_at = $2 where id = $1', [session, this.clock.now()]);
  }

  private async waysOf(userId: string): Promise<Record<string, unknown>> {
    const { totpId, hasPassword } = await this.factors.of(userId);
    const hasPasskey = await this.factors.hasPasskeyHere(userId);
    const linked = await this.links.of(userId);
    const signOn = linked.flatMap(({ provider }) =>
      provider ? [{ id: provider.id, name: provider.name }] : [],
    );
    const ways = [
      ...(hasPassword ? ['password'] : []),
      ...(totpId === null ? [] : ['totp']),
      ...(hasPasskey ? ['passkey'] : []),
      ...(signOn.length > 0 ? ['sign-on'] : []),
    ];
    return { ways, ...(signOn.length > 0 && { signOn }) };
  }

  private async isRight(userId: string, shown: ShownProof, request: FastifyRequest): Promise<boolean> {
    if (shown.password === undefined) return this.factors.use(userId, shown, request);
    const [user] = await this.database.query<{ credentialId: string | null }[]>(
      'select credential_id "credentialId" from user_account where id = $1',
      [userId],
    );
    return this.credentials.match(user?.credentialId, shown.password);
  }
}
