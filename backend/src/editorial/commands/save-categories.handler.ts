import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Reactions } from '../../platform/replicas/reactions.js';
import { categoriesDecider, type Category } from '../domain/categories.decider.js';
import type { CategoryEvent } from '../domain/categories.events.js';
import { house } from '../../platform/kernel/house.js';

/** The result of saving a whole document: how many of its entries were created, changed and removed. */
export interface SavedConfiguration {
  readonly changes: { readonly created: number; readonly updated: number; readonly removed: number };
  /** The revision of the document after the save. */
  readonly revision: number;
}

/**
 * Replaces the list of categories: omitted ones are removed, and the order is kept. It resolves once no persona has a
 * removed category any more.
 */
export class SaveCategories extends Command<SavedConfiguration> {
  readonly type = 'save';

  constructor(
    readonly context: CommandContext,
    readonly list: readonly Category[],
    readonly ifMatch: bigint | '*' | undefined,
  ) {
    super();
  }
}

@CommandHandler(SaveCategories)
export class SaveCategoriesHandler implements ICommandHandler<SaveCategories> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly reactions: Reactions,
  ) {}

  async execute(command: SaveCategories): Promise<SavedConfiguration> {
    const { context, ifMatch } = command;
    const saved = await this.aggregates.handle(categoriesDecider, house, command, context, { ifMatch });
    const removed = saved.events.flatMap((event) =>
      event.type === 'CategoryRemoved' ? [event.data.id] : [],
    );
    await this.reactions.areDone('CategoryRemoved', removed);
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
