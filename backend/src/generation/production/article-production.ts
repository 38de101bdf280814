import { Inject, Injectable } from '@nestjs/common';
import { articleDecider } from '../../articles/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Clock } from '../../platform/kernel/clock.js';
import { dayIn } from '../../platform/kernel/week.js';
import { DomainError, type RefusalKind } from '../../platform/kernel/domain-error.js';
import { ProcessManager } from '../../platform/replicas/process-manager.js';
import { whileHeld } from '../../platform/replicas/while-held.js';
import { WorkLeases, type Lease } from '../../platform/replicas/work-leases.js';
import { begun, generationDecider, type Generation } from '../domain/generation.decider.js';
import type { GenerationOrder } from '../domain/generation.events.js';
import { Generations, type GenerationOptions } from '../pipeline/generation-process.js';
import type { NextArticle } from '../domain/batch.decider.js';
import type { BatchOrder } from '../domain/batch.events.js';

interface ProducedArticle {
  readonly title: string;
  readonly revision: bigint;
  /** The position of the article’s last event; undefined if it is not known. */
  readonly position: bigint | undefined;
}

/** An article to be written, with the person and the work that it is for. */
export interface Assignment extends Omit<GenerationOrder, 'pipeline' | 'review' | 'research' | 'date'> {
  readonly articleId: string;
  /** Whether to do research first; if undefined, only an article without sources is researched. */
  readonly research?: boolean | undefined;
}

/** Has articles written, each by the generation of its id. */
@Injectable()
export class ArticleProduction {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly processes: ProcessManager,
    private readonly generations: Generations,
    private readonly leases: WorkLeases,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Returns the article if it exists, deleted or not. */
  async find(articleId: string): Promise<ProducedArticle | undefined> {
    const { state, revision = 0n, position } = await this.aggregates.load(articleDecider, articleId);
    return state && { title: state.title, revision, position };
  }

  /**
   * Returns the article of a process's step: the existing one, or one that is written now, from the first step that is
   * not recorded. It waits until outages are over.
   * @param onOutage a callback for each outage
   * @throws DomainError that says why there is no article
   */
  async produce(
    assignment: Assignment,
    options: GenerationOptions,
    context: CommandContext,
    onOutage?: Lease['onOutage'],
  ): Promise<ProducedArticle> {
    const { articleId } = assignment;
    const found = await this.find(articleId);
    if (found) return found;
    const write = async (lease: Lease): Promise<ProducedArticle> => {
      await whileHeld(lease, () => this.request(assignment, context));
      const generation = await this.carryOn(articleId, lease, options, context);
      const article = await whileHeld(lease, () => this.find(articleId));
      return article ?? noArticle(generation);
    };
    return this.leases.run(articleId, write, onOutage);
  }

  /** Requests the generation; a failed one is tried again from the step that failed. */
  async request({ articleId, ...wish }: Assignment, context: CommandContext): Promise<void> {
    const date = dayIn(this.clock.now(), this.settings.scheduleTimezone);
    const order = { ...wish, ...ways(wish, this.settings), date };
    const command = { type: 'request', order } as const;
    await this.aggregates.handle(generationDecider, articleId, command, context, { awaitReadModels: false });
  }

  /** Resolves when the generation is done, waits for a person, or has failed. */
  async carryOn(
    id: string,
    lease: Lease,
    options: GenerationOptions,
    context: CommandContext,
  ): Promise<Generation> {
    return begun(await this.processes.run(this.generations.process(options), id, lease, context));
  }
}

/** @throws DomainError that says why a generation has no article, with the failure that was recorded */
export function noArticle({ failure, status }: Generation): never {
  if (!failure) throw new DomainError('conflict', 'generation-state', `This generation is ${status}.`);
  const { kind, code, reason, cause, retryAfterSeconds } = failure;
  if (kind === 'unexpected') throw new Error(reason);
  const details = {
    ...(cause !== undefined && { cause }),
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
  };
  throw new DomainError(kind as RefusalKind, code, reason, details);
}

/**
 * Returns how the house wants articles to be written. A person who wants to see the outline first gets one, whatever
 * the setting.
 */
export function ways(
  {
    outlineFirst,
    sources,
    research = sources.length === 0,
  }: Pick<Assignment, 'outlineFirst' | 'sources' | 'research'>,
  {
    aiPipeline,
    aiReview,
    researchSearchUrl,
  }: Pick<Settings, 'aiPipeline' | 'aiReview' | 'researchSearchUrl'>,
): Pick<GenerationOrder, 'pipeline' | 'review' | 'research'> {
  const pipeline = outlineFirst ? 'full' : aiPipeline;
  const looksUp = research && pipeline === 'full' && researchSearchUrl !== undefined;
  return { pipeline, review: aiReview === 'on', research: looksUp || undefined };
}

interface PlannedPlace extends NextArticle {
  /** The planned subject of the article, if there is one. */
  readonly plan?: GenerationOrder['plan'] | undefined;
}

/**
 * Returns the assignment for one article of a plan, with its place among those of the same category.
 * @param workId the id of the batch or run that has the plan
 */
export function plannedAssignment(
  workId: string,
  { articles, customPrompt, authorId }: Pick<BatchOrder, 'articles' | 'customPrompt' | 'authorId'>,
  { articleId, personaId, categoryId, index, plan = null }: PlannedPlace,
): Assignment {
  const siblings = articles.flatMap((other, place) => (other.categoryId === categoryId ? [place] : []));
  return {
    articleId,
    personaId,
    categoryId,
    customPrompt,
    authorId,
    batch: { id: workId, index },
    ideaId: null,
    sibling: { number: siblings.indexOf(index) + 1, of: siblings.length },
    plan,
    outlineFirst: false,
    sources: [],
    unreadable: [],
  };
}
