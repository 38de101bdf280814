import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ProgressFeed } from '../../platform/http/live/progress-feed.js';
import { TopicProposals } from '../generation/topic-proposals.js';

/** Generates one idea. A repeated request finds the first one's idea. */
export class GenerateCustom extends Command<string> {
  /**
   * @param prompt the request; empty or left out for a free choice
   */
  constructor(
    readonly context: CommandContext,
    readonly askerId: string,
    readonly prompt: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(GenerateCustom)
export class GenerateCustomHandler implements ICommandHandler<GenerateCustom> {
  constructor(
    private readonly proposals: TopicProposals,
    private readonly progress: ProgressFeed,
  ) {}

  /** @returns the id of the idea */
  async execute({ context, askerId: userId, prompt }: GenerateCustom): Promise<string> {
    const id = derivedId(context.commandId, 'topic idea');
    const tell = (stage: string): void =>
      this.progress.publish({ userId, work: context.key ?? id, stage, detail: { topicIdeaId: id } });
    tell('waiting');
    await this.proposals.idea(id, prompt || null, context, {
      person: userId,
      limitStarts: 'now',
      onStage: tell,
    });
    return id;
  }
}
