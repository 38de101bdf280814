import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { LeaveCategories } from '../domain/persona.commands.js';
import { personaDecider } from '../domain/persona.decider.js';
import { PersonaLibrary } from '../queries/persona-library.js';

/** Takes categories that are gone off all personas. */
export class TakeCategoriesOff extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly categories: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(TakeCategoriesOff)
export class TakeCategoriesOffHandler implements ICommandHandler<TakeCategoriesOff> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly library: PersonaLibrary,
  ) {}

  async execute({ context, categories }: TakeCategoriesOff): Promise<void> {
    const concerned = (await this.library.all()).filter((persona) =>
      persona.categories.some((id) => categories.includes(id)),
    );
    const command: LeaveCategories = { type: 'leave-categories', categories };
    for (const { id } of concerned) await this.aggregates.handle(personaDecider, id, command, context);
  }
}
