import { Injectable, Logger } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DataSource } from 'typeorm';
import { KeyedReads } from '../../platform/database/keyed-reads.js';
import { newToken, tokenHash } from '../../platform/http/access/bearer-token.js';
import type { KnownToken, SealingToken, TokenPlace } from '../../platform/http/access/token-lookup.js';
import { creatorStays } from '../read-models/access-token-list.js';
import { Clock } from '../../platform/kernel/clock.js';

const form = /^prov_[\w-]{43}$/;
/** The length of the prefix of the hash by which a token is found; the rest is compared in constant time. */
const prefixLength = 16;
/**
 * How often the last use is written, in milliseconds. It is only shown to people, so not every request needs to write
 * it.
 */
const usedAgainMs = 600_000;

interface Hashed extends KnownToken {
  readonly hash: string;
}

interface Candidate extends Hashed {
  readonly lastUsedAt: Date | null;
}

/**
 * Keeps the hashes of tokens apart from events, which cannot be deleted. A row is written first; the event that names
 * its id brings it into force. A token has 256 random bits, so a plain hash is as good as a slow one.
 */
@Injectable()
export class TokenSecrets {
  private readonly logger = new Logger('Access tokens');

  constructor(
    private readonly database: DataSource,
    private readonly reads: KeyedReads,
    private readonly clock: Clock,
  ) {}

  /** Makes the secret of a token; only its hash is stored. */
  async issue(id: string): Promise<string> {
    const secret = `prov_${newToken()}`;
    await this.database.query('insert into access_token_secret (id, hash) values ($1, $2)', [
      id,
      tokenHash(secret),
    ]);
    return secret;
  }

  /**
   * Returns the token in force that a secret belongs to, as of now: a token that was revoked on any replica is not
   * found.
   */
  async find(secret: string, place: TokenPlace): Promise<KnownToken | undefined> {
    if (!form.test(secret)) return undefined;
    const [hash, now] = [tokenHash(secret), this.clock.now()];
    const candidates = await this.reads.query<Candidate>(
      `select t.id, t.name, t.scopes, s.hash, s.last_used_at "lastUsedAt"
       from access_token_secret s join access_token t on t.id = s.id
       where left(s.hash, ${prefixLength}) = $1 and t.expires_at > $2 and t.feed = $3 and ${creatorStays}`,
      [hash.slice(0, prefixLength), now, place === 'address'],
    );
    const found = candidates.find((candidate) =>
      timingSafeEqual(Buffer.from(candidate.hash), Buffer.from(hash)),
    );
    if (!found) return undefined;
    const { id, name, scopes, lastUsedAt } = found;
    if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > usedAgainMs) await this.used(id, now);
    return { id, name, scopes };
  }

  /**
   * Returns a feed’s token with its hash, which is the key that seals: it is kept only here and does not lead back to
   * the secret.
   */
  async findSealing(id: string): Promise<SealingToken | undefined> {
    const [found] = await this.reads.query<Hashed>(
      `select t.id, t.name, t.scopes, s.hash from access_token_secret s join access_token t on t.id = s.id
       where t.id = $1 and t.expires_at > $2 and t.feed and ${creatorStays}`,
      [id, this.clock.now()],
    );
    if (!found) return undefined;
    const { hash: key, ...token } = found;
    return { ...token, seal: (text) => createHmac('sha256', key).update(text).digest('base64url') };
  }

  /** Deletes the hash of a token that has been revoked. */
  async forget(id: string): Promise<void> {
    await this.database.query('delete from access_token_secret where id = $1', [id]);
  }

  /**
   * Notes that a token was used. A failure is only logged, so that reads go on while Postgres takes no writes; the next
   * use tries again.
   */
  private async used(id: string, now: Date): Promise<void> {
    await this.database
      .query('update access_token_secret set last_used_at = $2 where id = $1', [id, now])
      .catch((error: unknown) => this.logger.warn(`A token's use could not be noted: ${String(error)}`));
  }
}
