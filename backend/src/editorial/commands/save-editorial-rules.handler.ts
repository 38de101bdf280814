import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ProofCheck } from '../../platform/http/proof/proof-check.js';
import { editorialRulesDecider } from '../domain/editorial-rules.decider.js';
import type { StoredDocument } from '../domain/editorial-rules.events.js';
import { isSameSecurity } from '../rules/security-rules.js';
import type { SavedConfiguration } from './save-categories.handler.js';
import { house } from '../../platform/kernel/house.js';

/** Puts a new document of rules into force. */
export class SaveEditorialRules extends Command<SavedConfiguration> {
  readonly type = 'set';

  /** @param restoredFrom the revision whose document this is, when the rules are restored */
  constructor(
    readonly context: CommandContext,
    readonly document: StoredDocument,
    readonly ifMatch: bigint | '*' | undefined,
    readonly restoredFrom?: number,
  ) {
    super();
  }
}

@CommandHandler(SaveEditorialRules)
export class SaveEditorialRulesHandler implements ICommandHandler<SaveEditorialRules> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly proofs: ProofCheck,
  ) {}

  async execute(command: SaveEditorialRules): Promise<SavedConfiguration> {
    const { context, document, ifMatch } = command;
    const { state = {} } = await this.aggregates.load(editorialRulesDecider, house);
    if (!isSameSecurity(state, document)) await this.proofs.require(context.session);
    const saved = await this.aggregates.handle(editorialRulesDecider, house, command, context, { ifMatch });
    const changes = saved.events.flatMap(({ data }) => data.changes);
    return {
      changes: {
        created: changes.filter(({ from }) => from === null).length,
        updated: changes.filter(({ from, to }) => from !== null && to !== null).length,
        removed: changes.filter(({ to }) => to === null).length,
      },
      revision: Number(saved.revision),
    };
  }
}
