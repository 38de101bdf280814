import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import { providerRefusal } from '../../platform/ai/provider-refusal.js';
import { whileHeld } from '../../platform/replicas/while-held.js';
import { articleDecider, type ArticleEventOf, findings } from '../../articles/contract.js';
import { ArticleWriter, type WritingOptions } from '../writing/article-writer.js';
import type { WrittenArticle } from '../writing/written-article.js';
import { ArticleOrders, type ArticleWish, type GatheredOrder } from './article-orders.js';

export interface Assignment extends ArticleWish {
  readonly articleId: string;
  readonly authorId: string | null;
  readonly batch: { readonly id: string; readonly index: number } | null;
}

/** An article as it goes on record. */
type GeneratedArticle = ArticleEventOf<'ArticleGenerated'>['data'];

export interface ProducedArticle {
  readonly title: string;
  readonly revision: bigint;
}

type ProductionOptions = Pick<WritingOptions, 'person' | 'limitStarts' | 'retryFaults' | 'onStage'>;

/** Writes articles and puts them on record. */
@Injectable()
export class ArticleProduction {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly orders: ArticleOrders,
    private readonly writer: ArticleWriter,
  ) {}

  /** The article if it exists, deleted or not. */
  async find(articleId: string): Promise<ProducedArticle | undefined> {
    const { state, revision = 0n } = await this.aggregates.load(articleDecider, articleId);
    return state && { title: state.title, revision };
  }

  /**
   * The article of a process's step: written and recorded unless it is there. An outage after the writing is waited
   * out, so that no text is paid for twice.
   * @throws DomainError that says why there is no article
   */
  async produce(
    assignment: Assignment,
    lease: Lease,
    options: ProductionOptions,
    context: CommandContext,
  ): Promise<ProducedArticle> {
    const { articleId } = assignment;
    const found = await this.find(articleId);
    if (found) return found;
    const article = await this.write(assignment, lease, options);
    return whileHeld(lease, () => this.record(articleId, article, lease, context));
  }

  /**
   * Gathers, then has the article written and checked; nothing is recorded yet.
   * @throws DomainError `invalid` when the persona or category does not exist, or why the provider wrote nothing
   */
  async write(assignment: Assignment, lease: Lease, options: ProductionOptions): Promise<GeneratedArticle> {
    const order = await this.orders.gather(assignment);
    const written = await this.writer.write(order, { ...options, signal: lease.signal });
    if (!written.ok) throw providerRefusal(written);
    return generated(assignment, order, written);
  }

  /** @returns the article which is there when it was recorded before. */
  async record(
    articleId: string,
    article: GeneratedArticle,
    lease: Lease,
    context: CommandContext,
  ): Promise<ProducedArticle> {
    lease.assertHeld();
    const command = { type: 'record-generated', article } as const;
    const { state, revision = 0n } = await this.aggregates.handle(
      articleDecider,
      articleId,
      command,
      context,
    );
    return { title: state?.title ?? article.title, revision };
  }
}

function generated(
  { authorId, batch, customPrompt, ideaId }: Assignment,
  { persona, category, rulesRevision }: GatheredOrder,
  { title, content, wordCount, ruleReport, provenance }: WrittenArticle,
): GeneratedArticle {
  return {
    authorId,
    personaId: persona.id,
    personaName: persona.name,
    categoryId: category.id,
    categoryName: category.name,
    title,
    content,
    wordCount,
    batch,
    ideaId,
    ruleReport: findings(ruleReport),
    provenance: {
      ...provenance,
      revisedFor: [...provenance.revisedFor],
      personaRevision: persona.revision,
      rulesRevision,
      customPrompt,
      ideaId,
    },
  };
}
