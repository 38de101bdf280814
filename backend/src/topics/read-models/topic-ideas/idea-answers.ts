import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Reader } from '../../../articles/contract.js';
import type { CategoryKey } from '../../domain/category-keys.js';
import type { TopicIdeaRow } from './topic-ideas.projection.js';
import type { IdeaArticle, TopicIdea } from '../../topics.dto.js';

/** What a statement that selects `ideaColumns` gives. */
export interface IdeaColumns extends Omit<TopicIdeaRow, 'createdAt' | 'deleted'> {
  readonly createdAt: Date;
}

export const ideaColumns = `id, number, batch_id "batchId", title, angle, relevance, sources, categories, marks, missing,
  prompt,  provenance, created_at "createdAt"`;

/** Ideas as they are answered: with the articles that carry them out. */
@Injectable()
export class IdeaAnswers {
  constructor(private readonly dataSource: DataSource) {}

  async of(rows: readonly IdeaColumns[], reader: Reader): Promise<TopicIdea[]> {
    const articles = await this.articlesOf(rows, reader);
    return rows.map((row) => answerOf(row, articles.get(row.id) ?? []));
  }

  /** Administrators hear of all, authors of what their persona wrote and of what they asked for themselves. */
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
    // Written by the keys of their time; none has ever been taken away.
    categories: categories as CategoryKey[],
    marks: [...idea.marks],
    prompt: idea.prompt,
    createdAt: createdAt.toISOString(),
    provenance: idea.provenance,
    articles,
  };
}
