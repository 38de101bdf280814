import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { articleDecider } from '../domain/article.decider.js';
import type { Reader } from '../domain/reader.js';

/** Takes an article out of every list. Its history stays, and administrators can bring it back. */
export class DeleteArticle extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly editor: Reader,
    readonly id: string,
    readonly ifMatch: bigint | '*' | undefined,
  ) {
    super();
  }
}

@CommandHandler(DeleteArticle)
export class DeleteArticleHandler implements ICommandHandler<DeleteArticle> {
  constructor(private readonly aggregates: AggregateStore) {}

  async execute({ context, editor, id, ifMatch }: DeleteArticle): Promise<void> {
    const command = { type: 'delete', by: editor } as const;
    await this.aggregates.handle(articleDecider, id, command, context, { ifMatch });
  }
}
