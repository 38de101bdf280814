import { systemActor } from '../platform/event-sourcing/actor.js';
import type { AggregateStore } from '../platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../platform/event-sourcing/command-context.js';
import { StartupError } from '../platform/program/startup-error.js';
import { house } from '../platform/kernel/house.js';
import { usersDecider } from './domain/users.decider.js';
import type { Users } from './domain/users.js';
import { userNameKey } from './domain/user-name.js';
import type { PasswordCredentials } from './passwords/credentials.js';
import { temporaryPassword } from './passwords/temporary-password.js';

/** Gives an administrator a temporary password for the operator of the machine, and ends the old sessions. */
export class AdministratorPassword {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly credentials: PasswordCredentials,
  ) {}

  /**
   * @param username the administrator’s name; may be left out while there is only one administrator
   * @param resetSignIn whether everything else that the administrator signs in by is removed
   * @throws StartupError if there is no such administrator
   */
  async renew(
    username: string | undefined,
    resetSignIn: boolean,
  ): Promise<{ readonly username: string; readonly password: string }> {
    const { state } = await this.aggregates.load(usersDecider, house);
    const [id, name] = chosen(state, username);
    const context = internalContext(systemActor);
    const password = temporaryPassword();
    const credentialId = await this.credentials.storeFor(context.commandId, id, password);
    const command = resetSignIn
      ? ({ type: 'reset-sign-in', id, credentialId, reason: 'on the server' } as const)
      : ({ type: 'reset-password', id, credentialId } as const);
    await this.aggregates.handle(usersDecider, house, command, context, { awaitReadModels: false });
    return { username: name, password };
  }
}

function chosen(users: Users, username: string | undefined): readonly [id: string, username: string] {
  const administrators = [...users]
    .filter(([, { isActive, details }]) => isActive && details.role === 'admin')
    .map(([id, user]) => [id, user.username] as const);
  const fitting = administrators.filter(
    ([, name]) => username === undefined || userNameKey(name) === userNameKey(username),
  );
  const [found] = fitting;
  if (found && fitting.length === 1) return found;
  if (administrators.length === 0) {
    throw new StartupError('There is no administrator yet. The first start adds one: npm start');
  }
  const names = administrators.map(([, name]) => name).join(', ');
  throw new StartupError(`Name an administrator: npm run admin:password -- <username>. There are: ${names}.`);
}
