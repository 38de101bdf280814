import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { SaveCategories, type SavedConfiguration } from '../domain/editorial.commands.js';
import { categoriesDecider } from '../domain/categories.decider.js';
import type { CategoryEvent } from '../domain/categories.events.js';

@CommandHandler(SaveCategories)
export class SaveCategoriesHandler implements ICommandHandler<SaveCategories> {
  constructor(private readonly aggregates: AggregateStore) {}

  async execute(command: SaveCategories): Promise<SavedConfiguration> {
    const { context, ifMatch } = command;
    const saved = await this.aggregates.handle(categoriesDecider, 'house', command, context, { ifMatch });
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
