import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { SaveEditorialRules, type SavedConfiguration } from '../domain/editorial.commands.js';
import { editorialRulesDecider } from '../domain/editorial-rules.decider.js';

@CommandHandler(SaveEditorialRules)
export class SaveEditorialRulesHandler implements ICommandHandler<SaveEditorialRules> {
  constructor(private readonly aggregates: AggregateStore) {}

  async execute(command: SaveEditorialRules): Promise<SavedConfiguration> {
    const { context, ifMatch } = command;
    const { events, revision } = await this.aggregates.handle(
      editorialRulesDecider,
      'house',
      command,
      context,
      { ifMatch },
    );
    const changes = events.flatMap(({ data }) => data.changes);
    return {
      changes: {
        created: changes.filter(({ from }) => from === null).length,
        updated: changes.filter(({ from, to }) => from !== null && to !== null).length,
        removed: changes.filter(({ to }) => to === null).length,
      },
      revision: Number(revision),
    };
  }
}
