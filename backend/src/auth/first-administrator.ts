import { Inject, Injectable } from '@nestjs/common';
import { systemActor } from '../platform/event-sourcing/actor.js';
import { AggregateStore } from '../platform/event-sourcing/aggregate-store.js';
import { derivedId, internalContext } from '../platform/event-sourcing/command-context.js';
import { type Settings, SETTINGS } from '../platform/config/settings.js';
import { PositionWaiters } from '../platform/event-sourcing/position-waiters.js';
import { StartWork } from '../platform/program/start-work.js';
import { ProjectionMonitor } from '../platform/projections/projection-monitor.js';
import { house } from '../platform/kernel/house.js';
import { usersDecider } from './domain/users.decider.js';
import { PasswordCredentials } from './passwords/credentials.js';
import { temporaryPassword } from './passwords/temporary-password.js';

/**
 * `added`: the administrator was just added; the password is temporary, stored only as a hash and shown once, and
 * absent if the operator set it. `unused`: an earlier start added the administrator with a temporary password that
 * nobody has changed since.
 */
export type FirstSignIn =
  | { readonly kind: 'added'; readonly username: string; readonly password?: string }
  | { readonly kind: 'unused'; readonly username: string };

/** The revision of the directory’s stream while it holds only the first administrator and the first password. */
const firstRevision = 1n;

/** Makes sure that someone can sign in. */
@Injectable()
export class FirstAdministrator {
  private readonly done: () => void;

  constructor(
    private readonly aggregates: AggregateStore,
    private readonly waiters: PositionWaiters,
    private readonly credentials: PasswordCredentials,
    @Inject(ProjectionMonitor) private readonly monitor: Pick<ProjectionMonitor, 'requireOwnRecord'>,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly start: StartWork,
  ) {
    this.done = start.announce();
  }

  /**
   * Adds the administrator of the settings if there is no user at all. Returns undefined if the house is in use, or if
   * that can’t be told yet; the work is then done as soon as it can be told.
   */
  async ensure(): Promise<FirstSignIn | undefined> {
    let first: FirstSignIn | undefined;
    await this.start.run(async () => {
      // A record without users may have been connected by mistake; in that case it must stay as it is.
      await this.monitor.requireOwnRecord();
      first = await this.first();
    });
    this.done();
    return first;
  }

  private async first(): Promise<FirstSignIn | undefined> {
    const { state, revision } = await this.aggregates.load(usersDecider, house);
    const [user] = state.values();
    if (user) {
      const isUnused = revision === firstRevision && this.settings.adminPassword === undefined;
      return isUnused ? { kind: 'unused', username: user.username } : undefined;
    }
    const { adminUsername: username, adminEmail: email, adminPassword } = this.settings;
    const context = internalContext(systemActor);
    const id = derivedId(context.commandId, 'user');
    const password = adminPassword ?? temporaryPassword();
    const credentialId = await this.credentials.storeFor(context.commandId, id, password);
    const name = { firstName: 'Admin', lastName: 'User' };
    const command = {
      type: 'add-first',
      id,
      user: { username, email, ...name, role: 'admin', assignedPersona: null },
      password: { credentialId, temporary: adminPassword === undefined },
    } as const;
    const { events, position } = await this.aggregates.handle(usersDecider, house, command, context, {
      awaitReadModels: false,
    });
    if (events.length === 0) return undefined;
    // The wait lets the administrator sign in at once. The password is shown even if the wait fails, because nobody can
    // read it later.
    if (position !== undefined) await this.waiters.waitFor(position).catch(() => undefined);
    return { kind: 'added', username, ...(adminPassword === undefined && { password }) };
  }
}
