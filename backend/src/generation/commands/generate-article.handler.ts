import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ProgressFeed } from '../../platform/http/live/progress-feed.js';
import { WorkLeases, type Lease } from '../../platform/replicas/work-leases.js';
import type { Reader } from '../../articles/contract.js';
import { ArticleOrders } from '../production/article-orders.js';
import {
  ArticleProduction,
  type Assignment,
  type ProducedArticle,
} from '../production/article-production.js';
import { AiQuota } from '../../platform/ai/ai-quota.js';
import { WeeklyQuota } from '../production/weekly-quota.js';
import { chosenPersonas } from './chosen-persona.js';

interface ArticleRequest {
  readonly categoryId: string;
  readonly personaId?: string;
  readonly customPrompt?: string;
  readonly ideaId?: string;
}

interface GeneratedReference {
  readonly id: string;
  readonly revision: number;
}

/** Generates one article. A repeated request finds the first one's article. */
export class GenerateArticle extends Command<GeneratedReference> {
  /** @param key the `Idempotency-Key`, under which the asker hears of the progress */
  constructor(
    readonly context: CommandContext,
    readonly asker: Reader,
    readonly request: ArticleRequest,
    readonly key: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(GenerateArticle)
export class GenerateArticleHandler implements ICommandHandler<GenerateArticle> {
  constructor(
    private readonly production: ArticleProduction,
    private readonly orders: ArticleOrders,
    private readonly weeklyQuota: WeeklyQuota,
    private readonly aiQuota: AiQuota,
    private readonly leases: WorkLeases,
    private readonly progress: ProgressFeed,
  ) {}

  async execute(command: GenerateArticle): Promise<GeneratedReference> {
    const id = derivedId(command.context.commandId, 'article');
    return this.leases.run(id, async (lease) => {
      const { revision } = (await this.production.find(id)) ?? (await this.generate(id, command, lease));
      return { id, revision: Number(revision) };
    });
  }

  private async generate(
    id: string,
    { asker, request, key, context }: GenerateArticle,
    lease: Lease,
  ): Promise<ProducedArticle> {
    const assignment = await this.assignment(id, asker, request);
    const tell = (stage: string): void =>
      this.progress.publish({ userId: asker.id, work: key ?? id, stage, detail: { articleId: id } });
    const write = async (): Promise<ProducedArticle> => {
      tell('waiting');
      const options = { person: asker.id, limitStarts: 'now', onStage: tell } as const;
      const article = await this.production.write(assignment, lease, options);
      return this.production.record(id, article, lease, context);
    };
    // The weekly limit answers first: it holds for a week, the AI quota for moments.
    return this.withinWeeklyQuota(id, asker, context, () => this.aiQuota.run(asker.id, write));
  }

  /** Reports faults of the request before anything is reserved. */
  private async assignment(
    articleId: string,
    asker: Reader,
    { categoryId, personaId: named, customPrompt, ideaId }: ArticleRequest,
  ): Promise<Assignment> {
    await this.orders.category(categoryId, 'categoryId');
    if (ideaId !== undefined) await this.orders.idea(ideaId, 'ideaId');
    const [personaId = ''] = chosenPersonas(asker, named === undefined ? [] : [named], {
      field: 'personaId',
      missing: 'Please select a persona to generate an article',
    });
    await this.orders.persona(personaId, 'personaId');
    return {
      articleId,
      authorId: asker.id,
      personaId,
      categoryId,
      customPrompt: customPrompt === undefined || customPrompt === '' ? null : customPrompt,
      ideaId: ideaId ?? null,
      batch: null,
      sibling: null,
    };
  }

  private async withinWeeklyQuota(
    id: string,
    { id: authorId, role }: Reader,
    context: CommandContext,
    work: () => Promise<ProducedArticle>,
  ): Promise<ProducedArticle> {
    if (role === 'admin') return work();
    const reserved = { authorId, workId: id, articles: 1 };
    const reservation = await this.weeklyQuota.reserve('article', reserved, context);
    try {
      const article = await work();
      await this.weeklyQuota.use(reservation, id, context);
      return article;
    } catch (error) {
      // What cannot be settled now, with the record away, is settled within the minute by the recovery.
      await this.weeklyQuota.settle(reservation, context).catch(() => undefined);
      throw error;
    }
  }
}
