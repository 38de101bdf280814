import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { articleDecider } from '../domain/article.decider.js';
import type { Reader } from '../domain/reader.js';
import type { FindingInQuestion } from './finding-in-question.js';

/** Takes the dismissal of a finding back, so that the finding is shown again. */
export class ReopenFinding extends Command<{ revision: number }> {
  constructor(
    readonly context: CommandContext,
    readonly editor: Reader,
    readonly id: string,
    readonly finding: FindingInQuestion,
  ) {
    super();
  }
}

@CommandHandler(ReopenFinding)
export class ReopenFindingHandler implements ICommandHandler<ReopenFinding> {
  constructor(private readonly aggregates: AggregateStore) {}

  async execute({ context, editor, id, finding }: ReopenFinding): Promise<{ revision: number }> {
    const { rule, quote } = finding;
    const command = { type: 'reopen-finding', by: editor, rule, quote } as const;
    const { revision } = await this.aggregates.handle(articleDecider, id, command, context);
    return { revision: Number(revision) };
  }
}
