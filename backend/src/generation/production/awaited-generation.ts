import { Injectable } from '@nestjs/common';
import type { Reader } from '../../articles/contract.js';
import { AiQuota } from '../../platform/ai/ai-quota.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ProgressFeed } from '../../platform/http/live/progress-feed.js';
import { WorkLeases, type Lease } from '../../platform/replicas/work-leases.js';
import { generationDecider, type Generation } from '../domain/generation.decider.js';
import { ArticleProduction, noArticle, type Assignment } from './article-production.js';
import { WeeklyQuota } from './weekly-quota.js';
import { noSuchGeneration } from '../read-models/generation-progress/generation-list.js';

export interface GenerationReference {
  readonly id: string;
  /** Of the article; undefined while the outline waits for a person. */
  readonly revision: number | undefined;
}

export interface Asking {
  readonly asker: Reader;
  readonly context: CommandContext;
}

/**
 * Generations that somebody waits for: within the weekly limit of their author, and the AI quota of who asks. An outage
 * is told at once, while the work waits it out.
 */
@Injectable()
export class AwaitedGeneration {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly production: ArticleProduction,
    private readonly weeklyQuota: WeeklyQuota,
    private readonly aiQuota: AiQuota,
    private readonly leases: WorkLeases,
    private readonly progress: ProgressFeed,
  ) {}

  /**
   * @param assignment what to write, when it was not asked for before
   * @throws DomainError why there is neither an article nor an outline
   */
  begin(id: string, asking: Asking, assignment: () => Promise<Assignment>): Promise<GenerationReference> {
    return this.tellingOutages(id, async (lease) => {
      const found = await this.production.find(id);
      if (found) return { id, revision: Number(found.revision) };
      const asked = (await this.aggregates.load(generationDecider, id)).state;
      if (asked?.status === 'waiting-for-outline') return { id, revision: undefined };
      const order = asked ? { ...asked.order, articleId: id } : await assignment();
      const begin = () => this.production.request(order, asking.context);
      // Only an article counts.
      const places = order.outlineFirst && !asked?.outline ? 0 : 1;
      return this.carriedOn(id, lease, asking, { places, begin });
    });
  }

  /**
   * Goes on with a generation that is there.
   * @param begin puts on record that it goes on; throws when it is not in a state for that
   */
  goOn(id: string, asking: Asking, begin: () => Promise<void>): Promise<GenerationReference> {
    return this.tellingOutages(id, (lease) => this.carriedOn(id, lease, asking, { places: 1, begin }));
  }

  private async carriedOn(
    id: string,
    lease: Lease,
    { asker, context }: Asking,
    work: { places: number; begin: () => Promise<void> },
  ): Promise<GenerationReference> {
    const tell = (stage: string): void =>
      this.progress.publish({ userId: asker.id, work: context.key ?? id, stage, detail: { articleId: id } });
    const write = async (): Promise<GenerationReference> => {
      await work.begin();
      tell('waiting');
      const options = { limitStarts: 'now', onStage: tell } as const;
      const generation = await this.production.carryOn(id, lease, options, context);
      return this.made(id, generation);
    };
    // The weekly limit answers first: it holds for a week, the AI quota for moments.
    const withinAiQuota = () => this.aiQuota.run(asker.id, write);
    if (asker.role === 'admin' || work.places === 0) return withinAiQuota();
    return this.weeklyQuota.within({ authorId: asker.id, articleId: id }, context, withinAiQuota);
  }

  private async made(id: string, generation: Generation): Promise<GenerationReference> {
    if (generation.status === 'waiting-for-outline') return { id, revision: undefined };
    const article = await this.production.find(id);
    return article ? { id, revision: Number(article.revision) } : noArticle(generation);
  }

  /** Whoever waits learns of an outage that the work waits out; a repeat of the request finds what came of it. */
  private tellingOutages<T>(id: string, work: (lease: Lease) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.leases.run(id, (lease) => work({ ...lease, onOutage: reject })).then(resolve, reject);
    });
  }

  /**
   * Finds a generation for those who may steer it: who asked, and administrators.
   * @throws DomainError `not-found` for one that there is not, or that is somebody else's
   */
  async own({ id: userId, role }: Reader, id: string): Promise<Generation> {
    const { state } = await this.aggregates.load(generationDecider, id);
    if (!state || (role !== 'admin' && state.order.authorId !== userId)) throw noSuchGeneration();
    return state;
  }
}
