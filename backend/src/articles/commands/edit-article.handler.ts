import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { ArticleStatus } from '../domain/article.commands.js';
import { articleDecider } from '../domain/article.decider.js';
import type { Reader } from '../domain/reader.js';
import { RuleCheck } from '../rules/rule-check.js';

interface ArticleChanges {
  readonly title?: string;
  readonly content?: string;
  readonly status?: ArticleStatus;
}

/** Saves a new title, text and status, or some of them; the rest stays. */
export class EditArticle extends Command<{ revision: number }> {
  constructor(
    readonly context: CommandContext,
    readonly editor: Reader,
    readonly id: string,
    readonly changes: ArticleChanges,
    readonly ifMatch: bigint | '*' | undefined,
  ) {
    super();
  }
}

@CommandHandler(EditArticle)
export class EditArticleHandler implements ICommandHandler<EditArticle> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly rules: RuleCheck,
  ) {}

  async execute({ context, editor, id, changes, ifMatch }: EditArticle): Promise<{ revision: number }> {
    const { title, content, status } = changes;
    const check = await this.rules.current();
    const command = { type: 'edit', by: editor, title, content, status, check } as const;
    const { revision } = await this.aggregates.handle(articleDecider, id, command, context, { ifMatch });
    return { revision: Number(revision) };
  }
}
