import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Reader } from '../../articles/contract.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ArticleOrders } from '../orders/article-orders.js';
import type { Assignment } from '../production/article-production.js';
import { AwaitedGeneration, type GenerationReference } from '../production/awaited-generation.js';
import { GatheredSources, type AskedSource } from '../orders/gathered-sources.js';

interface ArticleRequest {
  readonly categoryId: string;
  /** The persona; an author, who has one persona, may leave it out. */
  readonly personaId?: string | undefined;
  readonly customPrompt?: string | undefined;
  readonly ideaId?: string | undefined;
  /** Whether the outline waits for a person's approval before anything is written. */
  readonly outlineFirst?: boolean | undefined;
  readonly sources?: readonly AskedSource[] | undefined;
  /** Whether to do research first; if undefined, only a request without sources is researched. */
  readonly research?: boolean | undefined;
  /** Whether to go on without sources that cannot be read. */
  readonly ignoreUnreadable?: boolean | undefined;
}

/** Generates one article, or its outline. A repeated request finds the result of the first one. */
export class GenerateArticle extends Command<GenerationReference> {
  constructor(
    readonly context: CommandContext,
    readonly asker: Reader,
    readonly request: ArticleRequest,
  ) {
    super();
  }
}

@CommandHandler(GenerateArticle)
export class GenerateArticleHandler implements ICommandHandler<GenerateArticle> {
  constructor(
    private readonly orders: ArticleOrders,
    private readonly sources: GatheredSources,
    private readonly generations: AwaitedGeneration,
  ) {}

  execute(command: GenerateArticle): Promise<GenerationReference> {
    const id = derivedId(command.context.commandId, 'article');
    return this.generations.begin(id, command, () => this.assignment(id, command));
  }

  /** Prepares the assignment, and reports faults of the request before anything is reserved. */
  private async assignment(
    articleId: string,
    { context, asker, request }: GenerateArticle,
  ): Promise<Assignment> {
    const { categoryId, personaId: named, customPrompt, ideaId, outlineFirst = false, research } = request;
    const { sources: asked = [], ignoreUnreadable = false } = request;
    await this.orders.category(categoryId, 'categoryId');
    if (ideaId !== undefined) await this.orders.idea(ideaId, 'ideaId');
    const missing = 'Please select a persona to generate an article';
    const chosen = named === undefined ? [] : [named];
    const [persona] = await this.orders.chosenPersonas(asker, chosen, 'personaId', missing);
    const gathered = await this.sources.gather(asker.id, asked, ignoreUnreadable, context.signal);
    return {
      articleId,
      authorId: asker.id,
      personaId: persona?.id ?? '',
      categoryId,
      customPrompt: customPrompt || null,
      ideaId: ideaId ?? null,
      batch: null,
      sibling: null,
      plan: null,
      outlineFirst,
      research,
      ...gathered,
    };
  }
}
