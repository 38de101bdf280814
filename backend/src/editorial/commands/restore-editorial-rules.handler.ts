import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { EditorialRules } from '../read-models/editorial-rules.js';
import type { SavedConfiguration } from './save-categories.handler.js';
import { SaveEditorialRules } from './save-editorial-rules.handler.js';

/** Restores the rules as they were after a revision. */
export class RestoreEditorialRules extends Command<SavedConfiguration> {
  constructor(
    readonly context: CommandContext,
    readonly revision: number,
    readonly ifMatch: bigint | '*' | undefined,
  ) {
    super();
  }
}

@CommandHandler(RestoreEditorialRules)
export class RestoreEditorialRulesHandler implements ICommandHandler<RestoreEditorialRules> {
  constructor(
    private readonly rules: EditorialRules,
    private readonly commands: CommandBus,
  ) {}

  async execute({ context, revision, ifMatch }: RestoreEditorialRules): Promise<SavedConfiguration> {
    const { document } = await this.rules.read(revision);
    return this.commands.execute(new SaveEditorialRules(context, document, ifMatch, revision));
  }
}
