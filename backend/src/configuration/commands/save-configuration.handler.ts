import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SaveUsers } from '../../auth/contract.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { checkedDocument, parsedDocument } from '../../platform/http/input/checked-document.js';
import {
  categoriesIn,
  rulesDocument,
  SaveCategories,
  type SavedConfiguration,
  SaveEditorialRules,
} from '../../editorial/contract.js';

/** Saves a document that is edited as a whole, as the events of what really changed in it, all of them or none. */
export class SaveConfiguration extends Command<SavedConfiguration> {
  /** @param content JSON text */
  constructor(
    readonly context: CommandContext,
    readonly configType: 'categories' | 'users' | 'editorial-rules',
    readonly content: string,
    readonly ifMatch: bigint | '*' | undefined,
  ) {
    super();
  }
}

@CommandHandler(SaveConfiguration)
export class SaveConfigurationHandler implements ICommandHandler<SaveConfiguration> {
  constructor(private readonly commands: CommandBus) {}

  async execute(command: SaveConfiguration): Promise<SavedConfiguration> {
    const document = parsedDocument(command.content, 'content');
    return this.commands.execute(commandFor(command, document));
  }
}

function commandFor(
  { configType, context, ifMatch }: SaveConfiguration,
  document: unknown,
): Command<SavedConfiguration> {
  switch (configType) {
    case 'categories':
      return new SaveCategories(context, categoriesIn(document), ifMatch);
    case 'editorial-rules':
      return new SaveEditorialRules(context, checkedDocument(rulesDocument, document, 'content'), ifMatch);
    case 'users':
      return new SaveUsers(context, document, ifMatch);
    default:
      return configType satisfies never;
  }
}
