import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore, type Handled } from '../../platform/event-sourcing/aggregate-store.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { invalidFields } from '../../platform/http/input/validation-refusal.js';
import { foldedName, nameFault } from '../../platform/text/plain-name.js';
import { ChangePersona, type Persona } from '../domain/persona.commands.js';
import { active, personaDecider, type PersonaState } from '../domain/persona.decider.js';
import type { PersonaEvent } from '../domain/persona.events.js';
import { KnownCategories } from './known-categories.js';
import { onWhatWasSeen } from './on-what-was-seen.js';
import { PersonaNames, isSameName } from './persona-names.js';

@CommandHandler(ChangePersona)
export class ChangePersonaHandler implements ICommandHandler<ChangePersona> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly names: PersonaNames,
    private readonly categories: KnownCategories,
  ) {}

  async execute(asked: ChangePersona): Promise<Persona> {
    const { id, context, patch, ifMatch } = asked;
    const categories = patch.categories && (await this.categories.among(patch.categories));
    const present = active((await this.aggregates.load(personaDecider, id)).state).name;
    const name = patch.name === present ? undefined : patch.name && plainName(patch.name);
    const command = new ChangePersona(context, id, { ...patch, name, categories }, ifMatch);
    const claimed = await this.claimNewName(command, present);
    const { state, revision, events } = await this.change(command, claimed);
    for (const name of leftNames(events)) await this.names.release(name, id, context);
    return { id, ...active(state), revision: Number(revision) };
  }

  /** Returns the name that this command itself has claimed, if any. */
  private async claimNewName(
    { id, patch, context }: ChangePersona,
    present: string,
  ): Promise<string | undefined> {
    if (patch.name === undefined || isSameName(patch.name, present)) return undefined;
    return (await this.names.claim(patch.name, id, context)) ? patch.name : undefined;
  }

  private async change(
    command: ChangePersona,
    claimed: string | undefined,
  ): Promise<Handled<PersonaState, PersonaEvent>> {
    const { id, context } = command;
    try {
      return await onWhatWasSeen(this.aggregates, command);
    } catch (error) {
      // Only a refusal is certain to have changed nothing; otherwise an unused claim expires on its own.
      const refused = error instanceof DomainError && error.kind !== 'unavailable';
      if (refused && claimed !== undefined) await this.names.release(claimed, id, context);
      throw error;
    }
  }
}

/** @throws DomainError `invalid` for a name that nobody could tell from another */
function plainName(name: string): string {
  const fault = nameFault(name);
  if (fault) throw invalidFields([{ field: 'name', message: `Name ${fault}.` }]);
  return foldedName(name);
}

function leftNames(events: readonly PersonaEvent[]): string[] {
  return events.flatMap((event) => {
    const name = event.type === 'PersonaChanged' ? event.data.name : undefined;
    return name && !isSameName(name.from, name.to) ? [name.from] : [];
  });
}
