import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Reader } from '../../../articles/contract.js';
import type { CategoryKey } from '../../domain/category-keys.js';
import type { TopicIdeaRow } from './topic-ideas.projection.js';
import type { IdeaArticle, TopicIdea, TopicBatch } from '../../dto/topics.dto.js';
import { noSuchIdea } from '../../domain/topics.decider.js';

/**
 * The most batches, or custom ideas, in an answer, but for ideas of the same moment as the last. For older ones, clients
 * ask for those before it.
 */
const longestList = 200;

export interface Counted<Item> {
  /** The number of all ideas, not only of those in this list. */
  readonly total: number;
  readonly items: Item[];
}

/** A row of a statement that selects `ideaColumns`. */
interface IdeaColumns extends Omit<TopicIdeaRow, 'createdAt' | 'deleted'> {
  readonly createdAt: Date;
}

const ideaColumns = `id, number, batch_id "batchId", title, angle, relevance, sources, categories, marks, found, missing,
  prompt, provenance, created_at "createdAt"`;

/**
 * The order of lists, by which they are paged. An idea that waited for the record may be older than ideas with lower
 * numbers.
 */
const newestFirst = 'order by created_at desc, number desc';

/** Lists the topic ideas that are not deleted, in the form of the API: with the articles that carry them out. */
@Injectable()
export class TopicIdeaList {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws DomainError `not-found` */
  async one(reader: Reader, id: string): Promise<TopicIdea> {
    const [idea] = await this.answers(await this.select('id = $1', [id]), reader);
    return idea ?? noSuchIdea();
  }

  /**
   * Lists custom ideas, newest first, with all of the same moment as the last one: the next list begins before it.
   * @param before `createdAt` of the last idea in the previous list
   */
  async custom(reader: Reader, before: string | undefined): Promise<Counted<TopicIdea>> {
    const [total, rows] = await Promise.all([
      this.count('batch_id is null'),
      this.select(
        `id in (
           select id from (
             select id, rank() over (order by created_at desc) place from topic_idea
             where batch_id is null and not deleted and ($1::timestamptz is null or created_at < $1)) idea
           where place <= ${longestList})`,
        [timeOf(before)],
      ),
    ]);
    return { total, items: await this.answers(rows, reader) };
  }

  /**
   * Lists the weekly batches, newest first, without those whose ideas are all deleted.
   * @param before `createdAt` of the last batch in the previous list
   * @param only the id of one batch, if no other is wanted
   */
  async weekly(reader: Reader, before: string | undefined, only?: string): Promise<Counted<TopicBatch>> {
    const [total, rows] = await Promise.all([
      this.count('batch_id is not null'),
      this.select(
        `batch_id in (
           select batch_id from topic_idea
           where batch_id is not null and not deleted
             and ($1::timestamptz is null or created_at < $1) and ($2::text is null or batch_id = $2)
           group by batch_id order by max(created_at) desc, max(number) desc limit ${longestList})`,
        [timeOf(before), only ?? null],
      ),
    ]);
    return { total, items: batchesOf(rows, await this.answers(rows, reader)) };
  }

  private async count(condition: string): Promise<number> {
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `select count(*)::integer total from topic_idea where ${condition} and not deleted`,
    );
    return counted?.total ?? 0;
  }

  private select(condition: string, values: unknown[]): Promise<IdeaColumns[]> {
    return this.dataSource.query<IdeaColumns[]>(
      `select ${ideaColumns} from topic_idea where ${condition} and not deleted ${newestFirst}`,
      values,
    );
  }

  private async answers(rows: readonly IdeaColumns[], reader: Reader): Promise<TopicIdea[]> {
    const articles = await this.articlesOf(rows, reader);
    return rows.map((row) => answerOf(row, articles.get(row.id) ?? []));
  }

  /**
   * Returns the articles of ideas: all articles for administrators; for authors, those of their persona and those that
   * they asked for themselves.
   */
  private async articlesOf(
    ideas: readonly IdeaColumns[],
    { role, id, assignedPersona }: Reader,
  ): Promise<Map<string, IdeaArticle[]>> {
    const rows = await this.dataSource.query<(IdeaArticle & { ideaId: string })[]>(
      `select idea_id "ideaId", id, title from topic_article
       where idea_id = any($1) and not deleted and ($2 or persona_id = $3 or author_id = $4)
       order by created_at desc, id desc`,
      [ideas.map((idea) => idea.id), role === 'admin', assignedPersona, id],
    );
    const found = new Map<string, IdeaArticle[]>();
    for (const { ideaId, ...article } of rows) found.set(ideaId, [...(found.get(ideaId) ?? []), article]);
    return found;
  }
}

const timeOf = (moment: string | undefined): Date | null => (moment === undefined ? null : new Date(moment));

function answerOf(
  { batchId, sources, categories, createdAt, ...idea }: IdeaColumns,
  articles: IdeaArticle[],
): TopicIdea {
  return {
    id: idea.id,
    number: idea.number,
    type: batchId === null ? 'custom' : 'weekly',
    title: idea.title,
    angle: idea.angle,
    relevance: idea.relevance,
    sources: sources.map(({ name }) => name),
    researchSources: sources,
    // Recorded keys are still valid, since none has ever been removed.
    categories: categories as CategoryKey[],
    marks: idea.marks,
    found: idea.found ?? null,
    prompt: idea.prompt,
    createdAt: createdAt.toISOString(),
    provenance: idea.provenance,
    articles,
  };
}

/**
 * @param ideas the ideas of the rows, in the same order: newest first, like the batches
 */
function batchesOf(rows: readonly IdeaColumns[], ideas: readonly TopicIdea[]): TopicBatch[] {
  const batches = new Map<string, TopicBatch>();
  ideas.forEach((idea, at) => {
    const { batchId, missing = [] } = rows[at] ?? {};
    const id = batchId ?? '';
    const batch: TopicBatch = batches.get(id) ?? { id, createdAt: idea.createdAt, ideas: [], missing };
    batch.ideas.push(idea);
    batches.set(id, batch);
  });
  return [...batches.values()];
}
