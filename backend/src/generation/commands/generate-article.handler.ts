import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ProgressFeed } from '../../platform/http/live/progress-feed.js';
import { WorkLeases, type Lease } from '../../platform/replicas/work-leases.js';
import type { Reader } from '../../articles/contract.js';
import { ArticleOrders } from '../production/article-orders.js';
import { ArticleProduction, type Assignment } from '../production/article-production.js';
import { AiQuota } from '../../platform/ai/ai-quota.js';
import { providerRefusal } from '../../platform/ai/provider-refusal.js';
import { WeeklyPlaces } from '../production/weekly-places.js';
import { chosenPersonas } from './chosen-persona.js';

interface GenerationWish {
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
    readonly wish: GenerationWish,
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
    private readonly places: WeeklyPlaces,
    private readonly quota: AiQuota,
    private readonly leases: WorkLeases,
    private readonly progress: ProgressFeed,
  ) {}

  async execute(command: GenerateArticle): Promise<GeneratedReference> {
    const id = derivedId(command.context.commandId, 'article');
    return this.leases.run(id, async (lease) => {
      const revision = (await this.production.find(id)) ?? (await this.generate(id, command, lease));
      return { id, revision: Number(revision) };
    });
  }

  private async generate(
    id: string,
    { asker, wish, key, context }: GenerateArticle,
    lease: Lease,
  ): Promise<bigint> {
    const assignment = await this.assignment(id, asker, wish);
    const tell = (stage: string): void =>
      this.progress.publish({ userId: asker.id, work: key ?? id, stage, detail: { articleId: id } });
    const write = async (): Promise<bigint> => {
      tell('waiting');
      const manuscript = await this.production.write(assignment, lease, {
        person: asker.id,
        limitStarts: 'now',
        onStage: tell,
      });
      if (!manuscript.ok) throw providerRefusal(manuscript);
      return this.production.record(id, manuscript, lease, context);
    };
    // The weekly limit answers first: it holds for a week, the quota for moments.
    return this.withinLimit(id, asker, context, () => this.quota.run(asker.id, write));
  }

  /** Reports faults of the request before anything is reserved. */
  private async assignment(articleId: string, asker: Reader, wish: GenerationWish): Promise<Assignment> {
    const { categoryId, personaId: named, customPrompt, ideaId } = wish;
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

  private async withinLimit(
    id: string,
    { id: authorId, role }: Reader,
    context: CommandContext,
    work: () => Promise<bigint>,
  ): Promise<bigint> {
    if (role === 'admin') return work();
    const held = await this.places.reserve('article', { authorId, workId: id, places: 1 }, context);
    try {
      const revision = await work();
      await this.places.use(held, id, context);
      return revision;
    } catch (error) {
      // What cannot be settled now, with the record away, is settled within the minute by the recovery.
      await this.places.settle(held, context).catch(() => undefined);
      throw error;
    }
  }
}
