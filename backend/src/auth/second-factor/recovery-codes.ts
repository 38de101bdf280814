import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/kernel/clock.js';
import { hashCode, verifyPassword } from '../passwords/password-hash.js';
import { randomText } from '../passwords/temporary-password.js';

const codesInSet = 10;
const codeLength = 10;

/**
 * Hashes of the codes that stand in for an authenticator app, each of them once. A set is written first; an event that
 * names its id brings it into force.
 */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Makes a set of codes, which are shown only now. */
  async make(): Promise<{ readonly id: string; readonly codes: readonly string[] }> {
    const id = randomUUID();
    const codes = Array.from({ length: codesInSet }, () => randomText(codeLength));
    const hashes = await Promise.all(codes.map((code) => hashCode(code)));
    await this.database.query(
      `insert into recovery_code (id, set_id, hash, created_at)
       select gen_random_uuid()::text, $1, hash, $3 from unnest($2::text[]) hash`,
      [id, hashes, this.clock.now()],
    );
    return { id, codes };
  }

  /** The number of unused codes of a set. */
  async left(id: string | null): Promise<number> {
    const [row] = await this.database.query<{ unused: number }[]>(
      'select count(*)::integer unused from recovery_code where set_id = $1 and used_at is null',
      [id],
    );
    return row?.unused ?? 0;
  }

  /** Uses up a code of the set. If two requests show the same code at the same moment, only one succeeds. */
  async use(id: string, typed: string): Promise<boolean> {
    const code = typed.replaceAll(/[\s-]/gu, '').toLowerCase();
    const unused = await this.database.query<{ id: string; hash: string }[]>(
      'select id, hash from recovery_code where set_id = $1 and used_at is null',
      [id],
    );
    const matches = await Promise.all(unused.map(({ hash }) => verifyPassword(hash, code)));
    const found = unused[matches.indexOf(true)];
    if (!found) return false;
    const [, used] = await this.database.query<[unknown, number]>(
      'update recovery_code set used_at = $2 where id = $1 and used_at is null',
      [found.id, this.clock.now()],
    );
    return used > 0;
  }
}
