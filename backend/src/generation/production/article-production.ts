import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import type { TextFailure } from '../../platform/ai/text-failure.js';
import { articleDecider, type ArticleEventOf, findings } from '../../articles/contract.js';
import { ArticleWriter, type WritingOptions } from '../writing/article-writer.js';
import type { WrittenArticle } from '../writing/written-article.js';
import { ArticleOrders, type ArticleWish, type GatheredOrder } from './article-orders.js';

export interface Assignment extends ArticleWish {
  readonly articleId: string;
  readonly authorId: string | null;
  readonly batch: { readonly id: string; readonly index: number } | null;
}

/** An article that is written and not on record yet. */
interface Manuscript {
  readonly ok: true;
  readonly article: ArticleEventOf<'ArticleGenerated'>['data'];
}

/** Writes articles and puts them on record. */
@Injectable()
export class ArticleProduction {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly orders: ArticleOrders,
    private readonly writer: ArticleWriter,
  ) {}

  /** Revision of an article that exists, deleted or not. */
  async find(articleId: string): Promise<bigint | undefined> {
    return (await this.aggregates.load(articleDecider, articleId)).revision;
  }

  /**
   * Gathers, then has the article written and checked; nothing is recorded yet.
   * @throws DomainError `invalid` when the persona or category does not exist.
   */
  async write(
    assignment: Assignment,
    lease: Lease,
    options: Pick<WritingOptions, 'person' | 'limitStarts' | 'retryFaults' | 'onStage'>,
  ): Promise<Manuscript | TextFailure> {
    const order = await this.orders.gather(assignment);
    const written = await this.writer.write(order, { ...options, signal: lease.signal });
    return written.ok ? { ok: true, article: generated(assignment, order, written) } : written;
  }

  /** @returns the revision; that of the article which is there when it was recorded before. */
  async record(
    articleId: string,
    { article }: Manuscript,
    lease: Lease,
    context: CommandContext,
  ): Promise<bigint> {
    lease.assertHeld();
    const command = { type: 'record-generated', article } as const;
    const { revision } = await this.aggregates.handle(articleDecider, articleId, command, context);
    return revision ?? 0n;
  }
}

function generated(
  { authorId, batch, customPrompt, ideaId }: Assignment,
  { persona, category, rulesRevision }: GatheredOrder,
  { title, content, wordCount, ruleReport, provenance }: WrittenArticle,
): Manuscript['article'] {
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
