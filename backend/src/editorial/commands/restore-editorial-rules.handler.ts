import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '../../platform/event-sourcing/domain-error.js';
import { RestoreEditorialRules, SetEditorialRules } from '../domain/editorial-rules.commands.js';
import type { SavedConfiguration } from '../domain/saved-configuration.js';
import { EditorialRules } from '../queries/editorial-rules.js';

@CommandHandler(RestoreEditorialRules)
export class RestoreEditorialRulesHandler implements ICommandHandler<RestoreEditorialRules> {
  constructor(
    private readonly rules: EditorialRules,
    private readonly commands: CommandBus,
  ) {}

  async execute({ context, revision, ifMatch }: RestoreEditorialRules): Promise<SavedConfiguration> {
    const document = await this.rules.at(revision);
    if (document) return this.commands.execute(new SetEditorialRules(context, document, ifMatch, revision));
    throw new DomainError('not-found', 'no-such-revision', 'The rules have no such revision.');
  }
}
