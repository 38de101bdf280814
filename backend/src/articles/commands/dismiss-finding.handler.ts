import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isGuess } from '../../../../checks/registry.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { articleDecider } from '../domain/article.decider.js';
import type { Reader } from '../domain/reader.js';
import type { FindingInQuestion } from './finding-in-question.js';

/** Records that a check's guess about a passage is wrong, so that it is not shown for that passage again. */
export class DismissFinding extends Command<{ revision: number }> {
  constructor(
    readonly context: CommandContext,
    readonly editor: Reader,
    readonly id: string,
    readonly finding: FindingInQuestion & { readonly reason?: string | undefined },
  ) {
    super();
  }
}

@CommandHandler(DismissFinding)
export class DismissFindingHandler implements ICommandHandler<DismissFinding> {
  constructor(private readonly aggregates: AggregateStore) {}

  async execute({ context, editor, id, finding }: DismissFinding): Promise<{ revision: number }> {
    const { rule, quote, reason } = finding;
    const command = {
      type: 'dismiss-finding',
      by: editor,
      rule,
      quote,
      isGuess: isGuess(rule, quote),
      reason: reason || null,
    } as const;
    const { revision } = await this.aggregates.handle(articleDecider, id, command, context);
    return { revision: Number(revision) };
  }
}
