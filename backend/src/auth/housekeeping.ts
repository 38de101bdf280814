import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { EventCodec } from '../platform/event-sourcing/event-codec.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import type { Recorded } from '../platform/event-sourcing/recorded-event.js';
import { Clock } from '../platform/kernel/clock.js';
import { ProjectionMonitor } from '../platform/projections/projection-monitor.js';
import { userEvents, type UserEvent } from './domain/user.events.js';
import { house } from '../platform/kernel/house.js';
import { usersDecider } from './domain/users.decider.js';
import type { User, Users } from './domain/users.js';
import { SessionTable } from './sessions/session-table.js';
import { SignOnInvitations } from './sign-on/sign-on-invitations.js';

const everyMs = 6 * 3_600_000;

/** Removes expired rows, and stored secrets and passwords that no event brought into force. */
@Injectable()
export class Housekeeping {
  private readonly codec = new EventCodec([userEvents]);

  constructor(
    private readonly store: EventStore,
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly sessions: SessionTable,
    private readonly invitations: SignOnInvitations,
    @Inject(ProjectionMonitor) private readonly monitor: Pick<ProjectionMonitor, 'requireOwnRecord'>,
  ) {}

  /** The users are read from the record itself, because any copy could be outdated and deletion is final. */
  @Interval(everyMs)
  async tidy(): Promise<void> {
    await this.sessions.removeExpired();
    await this.invitations.removeExpired();
    // Another house’s record names none of these rows, so all of them would be deleted.
    await this.monitor.requireOwnRecord();
    const events = await this.store.readStream(`${userEvents.streamPrefix}-${house}`);
    const users = events
      .map((event) => this.codec.decode(event) as Recorded & UserEvent)
      .reduce<Users>((state, event) => usersDecider.evolve(state, event), usersDecider.initialState);
    await this.forgetUnused('credential', users, ({ credentialId }) => credentialId);
    await this.forgetUnused('totp_secret', users, ({ methods }) => methods.totp);
    await this.forgetUnused('recovery_code', users, ({ methods }) => methods['recovery-codes'], 'set_id');
    await this.forgetUnused('passkey', users, ({ methods }) => methods.passkeys);
    await this.forgetUnused('sign_on_identity', users, ({ signOn }) => signOn);
  }

  /**
   * Deletes rows that no event names, once no command that could name them can be under way.
   * @param inForce the ids that events name of a user
   * @param column the column of the table that holds these ids
   */
  private async forgetUnused(
    table: string,
    users: Users,
    inForce: (user: User) => string | readonly string[] | undefined,
    column = 'id',
  ): Promise<void> {
    const dayAgo = new Date(this.clock.now().getTime() - 86_400_000);
    await this.database.query(`delete from ${table} where created_at < $1 and ${column} <> all($2)`, [
      dayAgo,
      [...users.values()].flatMap((user) => inForce(user) ?? []),
    ]);
  }
}
