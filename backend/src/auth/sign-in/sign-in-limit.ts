import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/event-sourcing/domain-error.js';
import { SerialByKey, requestTurnLimitMs } from '../../platform/event-sourcing/serial-by-key.js';
import { userNameKey } from '../domain/user-name.js';

const windowMs = 15 * 60_000;
const mostByName = 10;
const mostByAddress = 50;
/** How many attempts of one address run side by side; by that many the limit can be passed at most. */
const lanes = 4;

export interface Attempt {
  readonly username: string;
  readonly address: string;
}

/**
 * Counts failed sign-ins and refuses further ones for a while. Attempts for one name go one after another, so that
 * many at the same moment are not all let through before the first one has failed.
 */
@Injectable()
export class SignInLimit {
  private readonly byName = new SerialByKey(requestTurnLimitMs);
  private readonly byAddress = new SerialByKey(requestTurnLimitMs);

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs an attempt that resolves or throws `unauthenticated`.
   * @throws DomainError `limited` instead when there were too many
   */
  attempt<T>({ username, address }: Attempt, signIn: () => Promise<T>): Promise<T> {
    // People type passwords into the wrong field: what was typed is not kept.
    const digest = createHash('sha256').update(userNameKey(username)).digest('hex');
    const lane = `${Number.parseInt(digest.slice(0, 8), 16) % lanes} ${address}`;
    return this.byAddress.run(lane, () => this.byName.run(digest, () => this.count(digest, address, signIn)));
  }

  private async count<T>(digest: string, address: string, signIn: () => Promise<T>): Promise<T> {
    await this.refuseTooMany('username_digest', digest, mostByName);
    await this.refuseTooMany('address', address, mostByAddress);
    try {
      return await signIn();
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthenticated')
        await this.failed(digest, address);
      throw error;
    }
  }

  private async refuseTooMany(
    column: 'username_digest' | 'address',
    value: string,
    most: number,
  ): Promise<void> {
    const now = this.clock.now().getTime();
    const rows = await this.database.query<{ failed_at: Date }[]>(
      `select failed_at from sign_in_failure where ${column} = $1 and failed_at > $2 order by failed_at desc limit $3`,
      [value, new Date(now - windowMs), most],
    );
    const oldest = rows[most - 1];
    if (!oldest) return;
    throw new DomainError(
      'limited',
      'too-many-sign-ins',
      'Too many failed attempts to sign in. Please try again later.',
      { retryAfterSeconds: Math.max(1, Math.ceil((oldest.failed_at.getTime() + windowMs - now) / 1000)) },
    );
  }

  private async failed(digest: string, address: string): Promise<void> {
    const now = this.clock.now();
    await this.database.query(
      'insert into sign_in_failure (username_digest, address, failed_at) values ($1, $2, $3)',
      [digest, address, now],
    );
    await this.database.query('delete from sign_in_failure where failed_at < $1', [
      new Date(now.getTime() - windowMs),
    ]);
  }
}
