import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TakeCategoriesOff } from '../../personas/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { SaveCategories } from '../domain/categories.commands.js';
import { categoriesDecider } from '../domain/categories.decider.js';
import type { CategoryEvent } from '../domain/categories.events.js';
import type { SavedConfiguration } from '../domain/saved-configuration.js';

@CommandHandler(SaveCategories)
export class SaveCategoriesHandler implements ICommandHandler<SaveCategories> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly commands: CommandBus,
  ) {}

  async execute(command: SaveCategories): Promise<SavedConfiguration> {
    const { context, ifMatch } = command;
    const saved = await this.aggregates.handle(categoriesDecider, 'house', command, context, { ifMatch });
    const removed = saved.events.flatMap((event) =>
      event.type === 'CategoryRemoved' ? [event.data.id] : [],
    );
    if (removed.length > 0) await this.commands.execute(new TakeCategoriesOff(context, removed));
    return { changes: countsOf(saved.events), revision: Number(saved.revision ?? 0n) };
  }
}

function countsOf(events: readonly CategoryEvent[]): SavedConfiguration['changes'] {
  const count = (type: CategoryEvent['type']): number => events.filter((event) => event.type === type).length;
  return {
    created: count('CategoryAdded'),
    updated: count('CategoryChanged'),
    removed: count('CategoryRemoved'),
  };
}
