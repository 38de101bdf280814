import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { topicsDecider } from '../domain/topics.decider.js';
import { house } from '../../platform/kernel/house.js';

/** Removes an idea from the lists. Articles that carry it out stay. */
export class DeleteIdea extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly ideaId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteIdea)
export class DeleteIdeaHandler implements ICommandHandler<DeleteIdea> {
  constructor(private readonly aggregates: AggregateStore) {}

  async execute({ context, ideaId }: DeleteIdea): Promise<void> {
    const command = { type: 'delete-idea', ideaId } as const;
    await this.aggregates.handle(topicsDecider, house, command, context);
  }
}
