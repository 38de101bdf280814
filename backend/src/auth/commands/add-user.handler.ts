import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ProofCheck } from '../../platform/http/proof/proof-check.js';
import { house } from '../../platform/kernel/house.js';
import type { NewUser } from '../domain/user.commands.js';
import { usersDecider } from '../domain/users.decider.js';
import { PasswordCredentials } from '../passwords/credentials.js';
import { UserDirectory, type DirectoryUser } from '../read-models/user-list.js';
import { AssignablePersona } from './assignable-persona.js';

export class AddUser extends Command<DirectoryUser> {
  /** @param password a temporary one, which the user changes at the first sign-in */
  constructor(
    readonly context: CommandContext,
    readonly user: NewUser,
    readonly password: string,
    readonly isActive: boolean | undefined,
  ) {
    super();
  }
}

@CommandHandler(AddUser)
export class AddUserHandler implements ICommandHandler<AddUser> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly credentials: PasswordCredentials,
    private readonly personas: AssignablePersona,
    private readonly directory: UserDirectory,
    private readonly proofs: ProofCheck,
  ) {}

  async execute({ context, user, password, isActive }: AddUser): Promise<DirectoryUser> {
    if (user.role === 'admin') await this.proofs.require(context.session);
    const id = derivedId(context.commandId, 'user');
    const assignedPersona = await this.personas.read(user.assignedPersona);
    const credentialId = await this.credentials.storeFor(context.commandId, id, password);
    const command = {
      type: 'add',
      id,
      user: { ...user, assignedPersona },
      password: { credentialId, temporary: true },
      isActive,
    } as const;
    await this.aggregates.handle(usersDecider, house, command, context);
    return this.directory.get(id);
  }
}
