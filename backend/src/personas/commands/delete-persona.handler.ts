import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { DeletePersona, type Persona } from '../domain/persona.commands.js';
import { active, personaDecider } from '../domain/persona.decider.js';
import { PersonaUses } from '../read-models/persona-uses.js';
import { onWhatWasSeen } from './on-what-was-seen.js';
import { PersonaNames } from './persona-names.js';

@CommandHandler(DeletePersona)
export class DeletePersonaHandler implements ICommandHandler<DeletePersona> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly names: PersonaNames,
    private readonly uses: PersonaUses,
  ) {}

  async execute(command: DeletePersona): Promise<Persona> {
    const { id, context } = command;
    const fields = active((await this.aggregates.load(personaDecider, id)).state);
    await this.refuseWhileAssigned(id, fields.name);
    const { revision } = await onWhatWasSeen(this.aggregates, command);
    await this.names.release(fields.name, id, context);
    return { id, ...fields, revision: Number(revision) };
  }

  private async refuseWhileAssigned(id: string, name: string): Promise<void> {
    const users = await this.uses.of(id);
    if (users.length === 0) return;
    const people = new Intl.ListFormat('en').format(users);
    throw new DomainError(
      'conflict',
      'persona-assigned',
      `“${name}” is assigned to ${people}. Assign another persona first.`,
    );
  }
}
