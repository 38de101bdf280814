import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EditorialRules } from '../../editorial/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { articleDecider } from '../domain/article.decider.js';
import type { Reader } from '../domain/reader.js';
import { ArticleRevisions } from '../history/article-revisions.js';

/** Makes title and content of an older revision current again, as a new one. The status stays. */
export class RestoreArticle extends Command<{ revision: number }> {
  constructor(
    readonly context: CommandContext,
    readonly editor: Reader,
    readonly id: string,
    readonly fromRevision: number,
    readonly ifMatch: bigint | '*' | undefined,
  ) {
    super();
  }
}

@CommandHandler(RestoreArticle)
export class RestoreArticleHandler implements ICommandHandler<RestoreArticle> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly revisions: ArticleRevisions,
    private readonly rules: EditorialRules,
  ) {}

  async execute(restore: RestoreArticle): Promise<{ revision: number }> {
    const { context, editor, id, fromRevision, ifMatch } = restore;
    const text = await this.revisions.row(id, fromRevision);
    const check = await this.rules.checkOf(text?.content);
    const command = { type: 'restore', by: editor, fromRevision, text, check } as const;
    const { revision } = await this.aggregates.handle(articleDecider, id, command, context, { ifMatch });
    return { revision: Number(revision) };
  }
}
