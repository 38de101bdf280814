import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { type Persona, RestorePersona } from '../domain/persona.commands.js';
import { active, personaDecider } from '../domain/persona.decider.js';
import { KnownCategories } from './known-categories.js';
import { PersonaNames } from './persona-names.js';

@CommandHandler(RestorePersona)
export class RestorePersonaHandler implements ICommandHandler<RestorePersona> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly names: PersonaNames,
    private readonly categories: KnownCategories,
  ) {}

  async execute({ id, context, fields, ifMatch }: RestorePersona): Promise<Persona> {
    const categories = await this.categories.among(fields.categories);
    await this.names.claim(fields.name, id, context);
    const restore = new RestorePersona(context, id, { ...fields, categories }, ifMatch);
    const { state, revision } = await this.aggregates.handle(personaDecider, id, restore, context, {
      ifMatch,
    });
    return { id, ...active(state), revision: Number(revision) };
  }
}
