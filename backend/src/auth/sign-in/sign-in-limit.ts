import { Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/kernel/clock.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { foldedUserNameKey } from '../domain/user-name.js';
import { networkOf } from '../../platform/http/request/network-of.js';

const windowMs = 15 * 60_000;
/**
 * These limits let a stranger lock a name out for the stranger’s own address, and for everyone only from many
 * addresses.
 */
const mostByNameAndAddress = 10;
const mostByAddress = 50;
const mostByName = 200;
/** How many attempts from one address, or for one name, run side by side. */
const lanes = 4;

export interface Attempt {
  readonly username: string;
  readonly address: string;
}

type Queryable = Pick<DataSource, 'query'>;

/**
 * Counts failed sign-ins and refuses further ones for a while. Attempts for one name from one address run one after
 * another, so that many at the same moment are not all checked before the first one has failed. An attempt beyond a
 * limit is never told its outcome.
 */
@Injectable()
export class SignInLimit {
  // The queues are long because scripts of one account on a busy machine share a name and an address.
  private readonly byAddress = new KeyedMutex(10_000);
  private readonly byName = new KeyedMutex(4_000);

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs an attempt, which counts as failed if it resolves to undefined.
   * @throws DomainError `limited` if there were too many failures
   */
  attempt<T>(attempted: Attempt, prove: () => Promise<T | undefined>): Promise<T | undefined> {
    const address = networkOf(attempted.address);
    const digest = nameDigest(attempted.username);
    const attempt = (): Promise<T | undefined> => this.count(digest, address, prove);
    const inNameLane = (): Promise<T | undefined> =>
      this.byName.run(`${digest} ${laneOf(digestOf(address))}`, attempt);
    return this.byAddress.run(`${address} ${laneOf(digest)}`, inNameLane);
  }

  private async count<T>(
    digest: string,
    address: string,
    prove: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    await this.refuseTooMany(this.database, digest, address);
    const proven = await prove();
    if (proven === undefined) await this.failed(digest, address);
    else await this.refuseTooMany(this.database, digest, address);
    return proven;
  }

  private async refuseTooMany(database: Queryable, digest: string, address: string): Promise<void> {
    await this.refuseMore(database, digest, address, mostByNameAndAddress);
    await this.refuseMore(database, null, address, mostByAddress);
    await this.refuseMore(database, digest, null, mostByName);
  }

  /** Refuses if too many failures count together; null stands for any name, or any address. */
  private async refuseMore(
    database: Queryable,
    digest: string | null,
    address: string | null,
    most: number,
  ): Promise<void> {
    const now = this.clock.now();
    const [oldest] = await database.query<{ failed_at: Date }[]>(
      `select failed_at from sign_in_failure
       where ($1::text is null or username_digest = $1) and ($2::text is null or address = $2)
         and failed_at > $3 and failed_at < $4
       order by failed_at desc offset $5 limit 1`,
      [digest, address, ...counted(now), most - 1],
    );
    if (!oldest) return;
    const waitMs = oldest.failed_at.getTime() + windowMs - now.getTime();
    throw new DomainError(
      'limited',
      'too-many-sign-ins',
      'Too many failed sign-in attempts. Please try again later.',
      { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
    );
  }

  private async failed(digest: string, address: string): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (database) => {
      // The lock makes all replicas count failures one after another.
      await database.query('lock table sign_in_failure in share row exclusive mode');
      await this.refuseTooMany(database, digest, address);
      await database.query(
        'insert into sign_in_failure (username_digest, address, failed_at) values ($1, $2, $3)',
        [digest, address, now],
      );
    });
    await this.database.query(
      'delete from sign_in_failure where failed_at <= $1 or failed_at >= $2',
      counted(now),
    );
  }
}

/**
 * The moments between which a failure counts. Clocks of replicas may differ by minutes. A clock that ran ahead by days
 * must not lock anyone out until those days have passed.
 */
function counted(now: Date): [after: Date, before: Date] {
  return [new Date(now.getTime() - windowMs), new Date(now.getTime() + windowMs)];
}

/**
 * A user name in the form in which it is stored and logged: a digest, because people type passwords into the wrong
 * field.
 */
export function nameDigest(username: string): string {
  return digestOf(foldedUserNameKey(username));
}

function digestOf(text: string): string {
  return hash('sha256', text);
}

function laneOf(digest: string): number {
  return Number.parseInt(digest.slice(0, 8), 16) % lanes;
}
