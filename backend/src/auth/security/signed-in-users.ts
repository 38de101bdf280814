import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Strength } from '../../platform/event-sourcing/recorded-event.js';
import { Clock } from '../../platform/kernel/clock.js';
import { UserDirectory, type DirectoryUser } from '../read-models/user-list.js';
import { hasSecondFactor } from './has-second-factor.js';
import { SecurityInForce } from './security-in-force.js';

/** A person who is signed in, with details that only they are told. */
interface SignedIn extends DirectoryUser {
  readonly secondFactorFrom?: string;
  readonly mustSetUpSecondFactor?: true;
  readonly recoveryCodesLeft?: number;
}

interface Factors {
  readonly has: boolean;
  readonly used: number;
  readonly left: number;
}

@Injectable()
export class SignedInUsers {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly directory: UserDirectory,
    private readonly security: SecurityInForce,
  ) {}

  /** @throws DomainError `user-not-found` */
  async of(userId: string, strength: Strength | undefined): Promise<SignedIn> {
    const [user, factors] = await Promise.all([this.directory.get(userId), this.factorsOf(userId)]);
    const from = factors.has ? undefined : await this.security.secondFactorFrom(user.role, strength);
    return {
      ...user,
      ...(from && { secondFactorFrom: from.toISOString() }),
      ...(from && from <= this.clock.now() && { mustSetUpSecondFactor: true as const }),
      ...(factors.used > 0 && { recoveryCodesLeft: factors.left }),
    };
  }

  private async factorsOf(userId: string): Promise<Factors> {
    const [row] = await this.database.query<Factors[]>(
      `select ${hasSecondFactor} has, count(c.used_at)::integer used,
         (count(c.id) - count(c.used_at))::integer "left"
       from user_account u left join recovery_code c on c.set_id = u.recovery_id
       where u.id = $1 group by u.id`,
      [userId],
    );
    return row ?? { has: false, used: 0, left: 0 };
  }
}
