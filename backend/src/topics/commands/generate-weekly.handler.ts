import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ProgressFeed } from '../../platform/http/live/progress-feed.js';
import { TopicProposals } from '../generation/topic-proposals.js';

/** Generates the ideas of a week. A repeated request finds the first one's ideas. */
export class GenerateWeekly extends Command<string> {
  constructor(
    readonly context: CommandContext,
    readonly askerId: string,
  ) {
    super();
  }
}

@CommandHandler(GenerateWeekly)
export class GenerateWeeklyHandler implements ICommandHandler<GenerateWeekly> {
  constructor(
    private readonly proposals: TopicProposals,
    private readonly progress: ProgressFeed,
  ) {}

  /** @returns the id of the batch */
  async execute({ context, askerId: userId }: GenerateWeekly): Promise<string> {
    const batchId = derivedId(context.commandId, 'topic batch');
    const tell = (stage: string): void =>
      this.progress.publish({
        userId,
        work: context.key ?? batchId,
        stage,
        detail: { topicBatchId: batchId },
      });
    tell('waiting');
    await this.proposals.week(batchId, context, { person: userId, limitStarts: 'now', onStage: tell });
    return batchId;
  }
}
