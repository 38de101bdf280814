import { Injectable } from '@nestjs/common';
import {
  type AcceptedProposal,
  articleDecider,
  type ArticleEvent,
  type ArticleEventOf,
  noSuchArticle,
} from '../../articles/contract.js';
import type { Prompt } from '../../platform/ai/prompt.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { EventCodec } from '../../platform/event-sourcing/event-codec.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { generationDecider, type Generation } from '../domain/generation.decider.js';
import type { GenerationEventData } from '../domain/generation.events.js';
import { ArticleOrders, withResearch } from '../orders/article-orders.js';
import { articlePrompt } from '../writing/article-prompt.js';
import { draftPrompt, outlinePrompt } from '../writing/outline-prompt.js';

export type Generated = Recorded<ArticleEventOf<'ArticleGenerated'>>;
export type Imported = Recorded<ArticleEventOf<'ArticleImported'>>;

/** The prompt for the first text of an article, with its generation. */
export interface AskedPrompt {
  readonly generation: Generation;
  readonly prompt: NonNullable<GenerationEventData<'GenerationDrafted'>['prompt']>;
}

/** Reads the original prompt for an article, and makes the one that would be used today. */
@Injectable()
export class ArticlePrompts {
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly aggregates: AggregateStore,
    private readonly orders: ArticleOrders,
  ) {}

  /** Returns the event that began the article, even if the article is deleted. */
  async first(id: string): Promise<Generated | Imported> {
    // The stream of an article always begins with one of these two events.
    return ((await this.at(id, 0)) ?? noSuchArticle()) as Generated | Imported;
  }

  /** Returns the event that made a revision; undefined if there is none. */
  async at(id: string, revision: number): Promise<Recorded<ArticleEvent> | undefined> {
    const stream = `${articleDecider.catalog.streamPrefix}-${id}`;
    const [record] = await this.store.readStream(stream, BigInt(revision), 1);
    // The stream has only events of the articles' catalog.
    return record && (this.codec.decode(record) as Recorded<ArticleEvent>);
  }

  /** Returns the original prompt; undefined for an article that was written before prompts were kept. */
  async asked({ data: { generationId } }: Generated): Promise<AskedPrompt | undefined> {
    if (generationId === undefined) return undefined;
    const { state: generation } = await this.aggregates.load(generationDecider, generationId);
    const prompt = generation?.draft?.prompt;
    return prompt && { generation, prompt };
  }

  /**
   * Returns the prompt that the same request, with the same day and the same titles to avoid, would have today.
   * @throws DomainError `invalid` when the persona, category or idea no longer exists
   */
  async today({ data }: Generated, asked: AskedPrompt | undefined): Promise<Prompt<unknown>> {
    const { personaId, categoryId, ideaId, provenance } = data;
    const wish = { personaId, categoryId, ideaId, customPrompt: provenance.customPrompt };
    const withoutGeneration = { ...wish, sibling: null, plan: null, sources: [] };
    const gathered = await this.orders.gather(asked?.generation.order ?? withoutGeneration);
    const { inputs } = asked ? withResearch(gathered, asked.generation) : gathered;
    const { recentTitles = [], recentShapes = [] } = asked?.prompt ?? {};
    const article = { ...inputs, recentTitles, recentShapes };
    const { outline, whole = false, order } = asked?.generation ?? {};
    if (outline) return draftPrompt.from({ article, outline });
    return whole && order?.pipeline === 'full' ? outlinePrompt.from(article) : articlePrompt.from(article);
  }
}

/** Returns the model's proposal that an edit took into the article; undefined for any other event. */
export function proposalIn({ type, data }: ArticleEvent): AcceptedProposal | undefined {
  return type === 'ArticleEdited' ? data.proposal : undefined;
}
