import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EventCodec } from '../platform/event-sourcing/event-codec.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import type { Recorded } from '../platform/event-sourcing/recorded-event.js';
import { ProjectionMonitor } from '../platform/projections/projection-monitor.js';
import { userEvents, type UserEvent } from './domain/user.events.js';
import { house } from '../platform/kernel/house.js';
import { usersDecider } from './domain/users.decider.js';
import type { User, Users } from './domain/users.js';
import { KeptPasskeys } from './passkeys/kept-passkeys.js';
import { PasswordCredentials } from './passwords/credentials.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { TotpSecrets } from './second-factor/totp-secrets.js';
import { SessionTable } from './sessions/session-table.js';
import { SignOnIdentities } from './sign-on/sign-on-identities.js';
import { SignOnInvitations } from './sign-on/sign-on-invitations.js';

const everyMs = 6 * 3_600_000;

/** Removes what has run out, and what people sign in by that no event brought into force. */
@Injectable()
export class Housekeeping {
  private readonly codec = new EventCodec([userEvents]);

  constructor(
    private readonly store: EventStore,
    private readonly credentials: PasswordCredentials,
    private readonly sessions: SessionTable,
    private readonly totp: TotpSecrets,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly passkeys: KeptPasskeys,
    private readonly identities: SignOnIdentities,
    private readonly invitations: SignOnInvitations,
    @Inject(ProjectionMonitor) private readonly monitor: Pick<ProjectionMonitor, 'requireOwnRecord'>,
  ) {}

  /** Which of them are in force is read from the record itself: any copy could be outdated, and deletion is final. */
  @Interval(everyMs)
  async tidy(): Promise<void> {
    await this.sessions.removeExpired();
    await this.invitations.removeExpired();
    // Another record names none of them.
    await this.monitor.requireOwnRecord();
    const events = await this.store.readStream(`${userEvents.streamPrefix}-${house}`);
    const users = events
      .map((event) => this.codec.decode(event) as Recorded & UserEvent)
      .reduce<Users>((state, event) => usersDecider.evolve(state, event), usersDecider.initialState);
    const inForce = (ids: (user: User) => string | readonly string[] | undefined): string[] =>
      [...users.values()].flatMap((user) => ids(user) ?? []);
    await this.credentials.forgetUnused(inForce(({ credentialId }) => credentialId));
    await this.totp.forgetUnused(inForce(({ methods }) => methods.totp));
    await this.recoveryCodes.forgetUnused(inForce(({ methods }) => methods['recovery-codes']));
    await this.passkeys.forgetUnused(inForce(({ methods }) => methods.passkeys));
    await this.identities.forgetUnused([...users.values()].flatMap(({ signOn }) => signOn));
  }
}
