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
    const { id, context } = command;
    const categories = await this.categories.among(command.fields.categories);
    const fields = { ...command.fields, categories };
    await this.names.claim(fields.name, id, context);
    const create = new CreatePersona(context, id, fields);
    const { state, revision } = await this.aggregates.handle(personaDecider, id, create, context);
    return { id, ...active(state), revision: Number(revision) };
  }
}
