import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/kernel/clock.js';

/** The time of the last change on the desk. */
@Injectable()
export class LatestChange {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * The second after the last change, for `Last-Modified`, which has no fractions: any later change gives a later
   * second. Undefined until that second has come, and if nothing has ever changed.
   */
  async second(): Promise<Date | undefined> {
    const [last] = await this.database.query<{ at: Date }[]>(
      'select at from audit_entry order by position desc limit 1',
    );
    if (!last) return undefined;
    const second = new Date((Math.floor(last.at.getTime() / 1_000) + 1) * 1_000);
    return second <= this.clock.now() ? second : undefined;
  }
}
