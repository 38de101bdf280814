import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { CreatePersona, type Persona } from '../domain/persona.commands.js';
import { active, personaDecider } from '../domain/persona.decider.js';
import { KnownCategories } from './known-categories.js';
import { PersonaNames } from './persona-names.js';

@CommandHandler(CreatePersona)
export class CreatePersonaHandler implements ICommandHandler<CreatePersona> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly names: PersonaNames,
    private readonly categories: KnownCategories,
  ) {}

  async execute(command: CreatePersona): Promise<Persona> {
    const { id, fields, context } = command;
    await this.categories.check(fields.categories);
    await this.names.claim(fields.name, id, context);
    const { state, revision } = await this.aggregates.handle(personaDecider, id, command, context);
    return { id, ...active(state), revision: Number(revision) };
  }
}
