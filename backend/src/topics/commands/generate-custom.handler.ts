import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ProgressFeed } from '../../platform/http/live/progress-feed.js';
import { findIdea } from '../domain/topics.decider.js';
import { TopicProposals } from '../generation/topic-proposals.js';
import { customIdeaPrompt } from '../writing/ideas-prompt.js';

/** Generates one idea. A repeated request finds the first one's idea. */
export class GenerateCustom extends Command<string> {
  /**
   * @param prompt what is asked for; empty or left out: the choice is free
   * @param key the `Idempotency-Key`, under which the asker hears of the progress
   */
  constructor(
    readonly context: CommandContext,
    readonly askerId: string,
    readonly prompt: string | undefined,
    readonly key: string | undefined,
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
  async execute({ context, askerId: userId, prompt: wished = '', key }: GenerateCustom): Promise<string> {
    const id = derivedId(context.commandId, 'topic idea');
    const prompt = wished === '' ? null : wished;
    const tell = (stage: string): void =>
      this.progress.publish({ userId, work: key ?? id, stage, detail: { topicIdeaId: id } });
    tell('waiting');
    await this.proposals.propose(
      {
        id,
        kind: customIdeaPrompt,
        wanted: 1,
        prompt,
        isRecorded: (topics) => findIdea(topics, id) !== undefined,
        recording: ([idea], _, proposal) => {
          if (!idea) throw new Error('A custom idea was proposed without an idea.');
          return { type: 'record-idea', idea: { ...idea, id }, prompt, ...proposal };
        },
      },
      context,
      { person: userId, limitStarts: 'now', onStage: tell },
    );
    return id;
  }
}
