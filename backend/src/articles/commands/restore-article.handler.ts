import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { TextJudge } from '../checking/text-judge.js';
import { articleDecider } from '../domain/article.decider.js';
import type { Reader } from '../domain/reader.js';
import { ArticleRevisions } from '../history/article-revisions.js';

/** Makes title, content and summary of an older revision current again, as a new one. The status stays. */
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
    private readonly judge: TextJudge,
  ) {}

  async execute(restore: RestoreArticle): Promise<{ revision: number }> {
    const { context, editor, id, fromRevision, ifMatch } = restore;
    const text = await this.revisions.row(id, fromRevision);
    const { revision } = await this.judge.whileDeciding({ by: editor.id, expected: text }, (check) => {
      const command = { type: 'restore', by: editor, fromRevision, text, check } as const;
      return this.aggregates.handle(articleDecider, id, command, context, { ifMatch });
    });
    return { revision: Number(revision) };
  }
}
