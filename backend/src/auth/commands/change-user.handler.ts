import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ProofCheck } from '../../platform/http/proof/proof-check.js';
import { house } from '../../platform/kernel/house.js';
import type { StoredPassword, UserPatch } from '../domain/user.commands.js';
import { usersDecider } from '../domain/users.decider.js';
import { PasswordCredentials } from '../passwords/credentials.js';
import { UserDirectory, type DirectoryUser } from '../read-models/user-list.js';
import { AssignablePersona } from './assignable-persona.js';

export class ChangeUser extends Command<DirectoryUser> {
  /**
   * @param password a new one, or undefined to keep the old one
   * @param ifMatch the revision of the directory that the change is based on
   */
  constructor(
    readonly context: CommandContext,
    readonly id: string,
    readonly patch: UserPatch,
    readonly password: string | undefined,
    readonly ifMatch: bigint | '*' | undefined,
  ) {
    super();
  }
}

@CommandHandler(ChangeUser)
export class ChangeUserHandler implements ICommandHandler<ChangeUser> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly credentials: PasswordCredentials,
    private readonly personas: AssignablePersona,
    private readonly directory: UserDirectory,
    private readonly proofs: ProofCheck,
  ) {}

  async execute(command: ChangeUser): Promise<DirectoryUser> {
    const { context, id, patch, ifMatch } = command;
    const user = await this.directory.find(id);
    const becomesAdministrator = patch.details.role === 'admin' && user?.role === 'author';
    if (becomesAdministrator || command.password !== undefined) await this.proofs.require(context.session);
    const assignedPersona = await this.personas.read(patch.details.assignedPersona, user?.assignedPersona);
    const change = {
      type: 'change',
      id,
      by: context.actor.id,
      patch: { ...patch, details: { ...patch.details, assignedPersona } },
      password: await this.stored(command),
    } as const;
    await this.aggregates.handle(usersDecider, house, change, context, { ifMatch });
    return this.directory.get(id);
  }

  /** Stores a temporary password, which its owner changes at the next sign-in. */
  private async stored({ context, id, password }: ChangeUser): Promise<StoredPassword | undefined> {
    if (password === undefined) return undefined;
    const credentialId = await this.credentials.storeFor(context.commandId, id, password);
    return { credentialId, temporary: true };
  }
}
