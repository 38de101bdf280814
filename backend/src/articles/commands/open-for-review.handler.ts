import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { articleDecider } from '../domain/article.decider.js';
import type { Reader } from '../domain/reader.js';

/** Puts on record that a person begins to review an article as it is shown. */
export class OpenForReview extends Command<{ revision: number }> {
  /** @param shown the revision that the person has before them */
  constructor(
    readonly context: CommandContext,
    readonly reviewer: Reader,
    readonly id: string,
    readonly shown: bigint,
  ) {
    super();
  }
}

@CommandHandler(OpenForReview)
export class OpenForReviewHandler implements ICommandHandler<OpenForReview> {
  constructor(private readonly aggregates: AggregateStore) {}

  async execute({ context, reviewer, id, shown }: OpenForReview): Promise<{ revision: number }> {
    const command = { type: 'open-for-review', by: reviewer } as const;
    const condition = { ifMatch: shown };
    const { revision } = await this.aggregates.handle(articleDecider, id, command, context, condition);
    return { revision: Number(revision) };
  }
}
