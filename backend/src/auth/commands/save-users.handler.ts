import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { SavedConfiguration } from '../../editorial/contract.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ProofCheck } from '../../platform/http/proof/proof-check.js';
import type { FieldError } from '../../platform/kernel/domain-error.js';
import { invalidFields } from '../../platform/http/input/validation-refusal.js';
import { foldedName } from '../../platform/text/plain-name.js';
import { PersonaLibrary } from '../../personas/contract.js';
import type { UserEvent } from '../domain/user.events.js';
import { house } from '../../platform/kernel/house.js';
import type { ListedUser, NewUser } from '../domain/user.commands.js';
import { usersDecider } from '../domain/users.decider.js';
import { UserDirectory, type DirectoryUser } from '../read-models/user-list.js';
import { usersIn, type UserEntry } from '../configuration/users-document.js';

/** Adds and changes all users of a list, or none; users who are not in it stay as they are. */
export class SaveUsers extends Command<SavedConfiguration> {
  /** @param document the list, not checked yet */
  constructor(
    readonly context: CommandContext,
    readonly document: unknown,
    readonly ifMatch: bigint | '*' | undefined,
  ) {
    super();
  }
}

@CommandHandler(SaveUsers)
export class SaveUsersHandler implements ICommandHandler<SaveUsers> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly directory: UserDirectory,
    private readonly personas: PersonaLibrary,
    private readonly proofs: ProofCheck,
  ) {}

  async execute({ context, document, ifMatch }: SaveUsers): Promise<SavedConfiguration> {
    const { entries, root } = usersIn(document);
    const { users } = await this.directory.all('all');
    const personas = new Set((await this.personas.all()).map(({ id }) => id));
    const known = new Map(users.map((user) => [user.id, user]));
    const faults = entries.flatMap((entry, index) => faultsOf(entry, `${root}[${index}]`, known, personas));
    if (faults.length > 0) throw invalidFields(faults);
    if (entries.some(({ id, role }) => role === 'admin' && (!id || known.get(id)?.role === 'author'))) {
      await this.proofs.require(context.session);
    }
    const list = entries.map((entry, index) =>
      listed(entry, `${root}[${index}]`, derivedId(context.commandId, `user ${index}`)),
    );
    const command = { type: 'save', list } as const;
    const saved = await this.aggregates.handle(usersDecider, house, command, context, { ifMatch });
    return { changes: countsOf(saved.events), revision: Number(saved.revision) };
  }
}

/** The faults that a schema cannot find: unknown ids, and changes to facts that nobody may set. */
function faultsOf(
  { id, assignedPersona: persona, createdAt, mustChangePassword }: UserEntry,
  path: string,
  known: ReadonlyMap<string, DirectoryUser>,
  personas: ReadonlySet<string>,
): FieldError[] {
  const user = id === undefined ? undefined : known.get(id);
  if (id !== undefined && !user) return [{ field: `${path}.id`, message: 'User not found.' }];
  const faults: FieldError[] = [];
  const fault = (field: string, message: string): unknown =>
    faults.push({ field: `${path}.${field}`, message });
  const fixed = 'You can’t set this here.';
  if (createdAt !== undefined && createdAt !== user?.createdAt) fault('createdAt', fixed);
  if (mustChangePassword !== undefined && mustChangePassword !== user?.mustChangePassword) {
    fault('mustChangePassword', fixed);
  }
  if (persona && persona !== user?.assignedPersona && !personas.has(persona)) {
    fault('assignedPersona', 'Persona not found.');
  }
  return faults;
}

function listed(entry: UserEntry, path: string, newId: string): ListedUser {
  const { id, username, email, firstName, lastName, role, assignedPersona, isActive } = entry;
  const details = { email, firstName, lastName, role, assignedPersona };
  const user = id === undefined ? newUser(entry) : undefined;
  return { id: id ?? newId, path, user, details, isActive, username };
}

/** The defaults only satisfy the compiler, because the schema has made sure that no required field is missing. */
function newUser({ username = '', email = '', firstName = '', lastName = '', ...entry }: UserEntry): NewUser {
  const { role = 'author', assignedPersona = null } = entry;
  return { username: foldedName(username), email, firstName, lastName, role, assignedPersona };
}

function countsOf(events: readonly UserEvent[]): SavedConfiguration['changes'] {
  const users = (...types: UserEvent['type'][]): Set<string> =>
    new Set(events.filter(({ type }) => types.includes(type)).map(({ data }) => data.userId));
  const created = users('UserAdded');
  const removed = users('UserDeactivated');
  const updated = users('UserChanged', 'UserReactivated');
  return {
    created: created.size,
    updated: [...updated].filter((id) => !created.has(id) && !removed.has(id)).length,
    removed: removed.size,
  };
}
