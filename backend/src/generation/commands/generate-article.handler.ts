import type { GenerateArticleBody } from '../generation.dto.js';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Reader } from '../../articles/contract.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ArticleOrders } from '../production/article-orders.js';
import type { Assignment } from '../production/article-production.js';
import { AwaitedGeneration, type GenerationReference } from '../production/awaited-generation.js';
import { GatheredSources } from '../production/gathered-sources.js';
import { chosenPersonas } from './chosen-persona.js';

/** Generates one article, or its outline. A repeated request finds what the first one made. */
export class GenerateArticle extends Command<GenerationReference> {
  /** @param key the `Idempotency-Key`, under which the asker hears of the progress */
  constructor(
    readonly context: CommandContext,
    readonly asker: Reader,
    readonly request: GenerateArticleBody,
    readonly key: string | undefined,
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

  execute({ context, asker, request, key }: GenerateArticle): Promise<GenerationReference> {
    const id = derivedId(context.commandId, 'article');
    const asking = { asker, key, context };
    return this.generations.begin(id, asking, () => this.assignment(id, asker, request, context.signal));
  }

  /** Reports faults of the request before anything is reserved. */
  private async assignment(
    articleId: string,
    asker: Reader,
    request: GenerateArticleBody,
    stop: AbortSignal | undefined,
  ): Promise<Assignment> {
    const { categoryId, personaId: named, customPrompt, ideaId, outlineFirst = false } = request;
    const { sources: asked = [], ignoreUnreadable = false } = request;
    await this.orders.category(categoryId, 'categoryId');
    if (ideaId !== undefined) await this.orders.idea(ideaId, 'ideaId');
    const [personaId = ''] = chosenPersonas(asker, named === undefined ? [] : [named], {
      field: 'personaId',
      missing: 'Please select a persona to generate an article',
    });
    await this.orders.persona(personaId, 'personaId');
    const gathered = await this.sources.gather(asker.id, asked, ignoreUnreadable, stop);
    return {
      articleId,
      authorId: asker.id,
      personaId,
      categoryId,
      customPrompt: customPrompt === undefined || customPrompt === '' ? null : customPrompt,
      ideaId: ideaId ?? null,
      batch: null,
      sibling: null,
      plan: null,
      outlineFirst,
      ...gathered,
    };
  }
}
