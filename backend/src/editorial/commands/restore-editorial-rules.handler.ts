import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  RestoreEditorialRules,
  SaveEditorialRules,
  type SavedConfiguration,
} from '../domain/editorial.commands.js';
import { EditorialRules } from '../read-models/editorial-rules.js';

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
