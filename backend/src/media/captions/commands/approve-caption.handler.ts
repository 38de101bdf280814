import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleLookup, type Reader } from '../../../articles/contract.js';
import { AggregateStore } from '../../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../../platform/event-sourcing/command-context.js';
import { promotedArticle } from '../../promoted/promoted-article.js';
import { captionsDecider } from '../domain/captions.decider.js';

/** Records that a person has read a caption, which the model wrote after the article's review. */
export class ApproveCaption extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly approver: Reader,
    readonly articleId: string,
    /** The place of the caption, counted from 0. */
    readonly caption: number,
    /** The caption's words in the form in which the person read them. */
    readonly words: string,
  ) {
    super();
  }
}

@CommandHandler(ApproveCaption)
export class ApproveCaptionHandler implements ICommandHandler<ApproveCaption> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly articles: ArticleLookup,
  ) {}

  async execute({ context, approver, articleId, caption, words }: ApproveCaption): Promise<void> {
    const { id } = await promotedArticle(this.articles, approver, articleId, 'Captions');
    const command = { type: 'approve-caption', caption, words } as const;
    await this.aggregates.handle(captionsDecider, id, command, context);
  }
}
