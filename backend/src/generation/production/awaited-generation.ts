import { Injectable } from '@nestjs/common';
import type { Reader } from '../../articles/contract.js';
import { AiQuota } from '../../platform/ai/ai-quota.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { PositionWaiters } from '../../platform/event-sourcing/position-waiters.js';
import { ProgressFeed } from '../../platform/http/live/progress-feed.js';
import { WorkLeases, type Lease } from '../../platform/replicas/work-leases.js';
import {
  begun,
  generationDecider,
  type Generation,
  type GenerationCommand,
  type GenerationState,
} from '../domain/generation.decider.js';
import { ArticleProduction, noArticle, type Assignment } from './article-production.js';
import { WeeklyQuota } from './weekly-quota.js';
import { noSuchGeneration } from '../read-models/generation-progress/generation-list.js';

export interface GenerationReference {
  readonly id: string;
  /** The revision of the article; undefined while the outline waits for a person. */
  readonly revision: number | undefined;
}

export interface Asking {
  readonly asker: Reader;
  readonly context: CommandContext;
}

/**
 * Runs generations that somebody waits for, within the weekly limit of their author and the AI quota of the person who
 * asks. The person is told of an outage at once, while the work waits until it is over.
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
    private readonly waiters: PositionWaiters,
  ) {}

  /**
   * @param assignment returns what to write; it is only called if the generation was not requested before
   * @throws DomainError that says why there is neither an article nor an outline
   */
  async begin(
    id: string,
    asking: Asking,
    assignment: () => Promise<Assignment>,
  ): Promise<GenerationReference> {
    // If the record cannot be reached, this load tells a repeated request at once. Otherwise the repeat would wait for
    // the first request, which waits until the outage is over.
    await this.aggregates.load(generationDecider, id);
    return this.leases.tellingOutages(id, async (lease) => {
      const found = await this.written(id);
      if (found) return found;
      const asked = (await this.aggregates.load(generationDecider, id)).state;
      if (asked?.status === 'waiting-for-outline') return { id, revision: undefined };
      const order = asked ? { ...asked.order, articleId: id } : await assignment();
      const begin = () => this.production.request(order, asking.context);
      return this.carriedOn(id, lease, asking, { places: placesOf(order, asked), begin });
    });
  }

  /**
   * Continues a generation that exists; a repeated request finds its outcome.
   * @param command the command that makes the generation continue
   * @param onBegun a callback for the moment at which the command is on record
   * @throws DomainError when the generation's state does not allow that, or one that says why there is no article
   */
  goOn(
    id: string,
    asking: Asking,
    command: GenerationCommand,
    onBegun?: () => void,
  ): Promise<GenerationReference> {
    return this.leases.tellingOutages(id, async (lease) => {
      const generation = begun((await this.aggregates.load(generationDecider, id)).state);
      // A command that is refused must not use up a place of the week, so the decider is asked first.
      generationDecider.decide(command, generation);
      const found = await this.written(id);
      if (found) return found;
      const begin = async (): Promise<void> => {
        await this.aggregates.handle(generationDecider, id, command, asking.context);
        onBegun?.();
      };
      return this.carriedOn(id, lease, asking, { places: placesOf(generation.order, generation), begin });
    });
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
    // The weekly limit is checked first, because it holds for a week and the AI quota only for moments.
    const withinAiQuota = () => this.aiQuota.run(asker.id, write);
    if (asker.role === 'admin' || work.places === 0) return withinAiQuota();
    return this.weeklyQuota.within({ authorId: asker.id, articleId: id }, context, withinAiQuota);
  }

  private async made(id: string, generation: Generation): Promise<GenerationReference> {
    if (generation.status === 'waiting-for-outline') return { id, revision: undefined };
    return (await this.written(id)) ?? noArticle(generation);
  }

  /** Returns the article, if there is one. The read models then have it, whichever process recorded it. */
  private async written(id: string): Promise<GenerationReference | undefined> {
    const article = await this.production.find(id);
    if (article?.position !== undefined) await this.waiters.waitFor(article.position);
    return article && { id, revision: Number(article.revision) };
  }

  /**
   * Finds a generation for the people who may control it: the person who asked for it, and administrators.
   * @throws DomainError `not-found` for one that does not exist or belongs to somebody else
   */
  async own({ id: userId, role }: Reader, id: string): Promise<Generation> {
    const { state } = await this.aggregates.load(generationDecider, id);
    if (!state || (role !== 'admin' && state.order.authorId !== userId)) throw noSuchGeneration();
    return state;
  }
}

/**
 * Returns the number of places of the week that a generation uses. Only an article counts, not an outline that will
 * wait for a person.
 */
function placesOf({ outlineFirst }: Pick<Assignment, 'outlineFirst'>, generation: GenerationState): number {
  return outlineFirst && !generation?.outline ? 0 : 1;
}
