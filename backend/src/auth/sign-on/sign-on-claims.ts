import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignOnProvider } from '../../platform/config/sign-on-settings.js';
import { Clock } from '../../platform/kernel/clock.js';
import { storageFault } from '../../platform/text/storable-text.js';
import { valuesOf, type Claims } from './claims.js';

const most = 100;
const longest = 200;

/** The claims of the last sign-on at a provider; the person is not kept. */
interface LastClaims {
  /** Names of the claims. */
  readonly names: readonly string[];
  /** Values of the claim that roles follow. */
  readonly roleValues: readonly string[];
  readonly at: Date;
}

/** The claims that providers send, so that people who set roles up see what they can choose from. */
@Injectable()
export class SignOnClaims {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async note({ issuer, roleClaim }: SignOnProvider, claims: Claims): Promise<void> {
    const roleValues = roleClaim === undefined ? [] : valuesOf(roleClaim, claims);
    const told = { names: short(Object.keys(claims).toSorted()), roleValues: short(roleValues) };
    await this.database.query(
      `insert into sign_on_claims (issuer, claims, came_at) values ($1, $2, $3)
       on conflict (issuer) do update set claims = excluded.claims, came_at = excluded.came_at`,
      [issuer, JSON.stringify(told), this.clock.now()],
    );
  }

  async last({ issuer }: SignOnProvider): Promise<LastClaims | undefined> {
    const [row] = await this.database.query<{ claims: Omit<LastClaims, 'at'>; at: Date }[]>(
      'select claims, came_at at from sign_on_claims where issuer = $1',
      [issuer],
    );
    return row && { ...row.claims, at: row.at };
  }
}

function short(texts: readonly string[]): string[] {
  return texts.filter((text) => text.length <= longest && storageFault(text) === undefined).slice(0, most);
}
