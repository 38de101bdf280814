import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Reader } from '../../../articles/contract.js';
import type { CategoryKey } from '../../domain/category-keys.js';
import type { TopicIdeaRow } from './topic-ideas.projection.js';
import type { IdeaArticle, TopicIdea, TopicBatch } from '../../topics.dto.js';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { noSuchIdea } from '../../domain/topics.decider.js';

/** So many batches, or custom ideas, are answered at most; older ones by asking for what was before the last. */
const longestList = 200;

export interface Counted<Item> {
  /** How many ideas there are in all, not only in this list. */
  readonly total: number;
  readonly items: Item[];
}

/** What a statement that selects `ideaColumns` gives. */
interface IdeaColumns extends Omit<TopicIdeaRow, 'createdAt' | 'deleted'> {
  readonly createdAt: Date;
}

const ideaColumns = `id, number, batch_id "batchId", title, angle, relevance, sources, categories, marks, missing,
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

/** One idea that is not deleted. */
export class GetIdea extends Query<TopicIdea> {
  constructor(
    readonly reader: Reader,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(GetIdea)
export class GetIdeaHandler implements IQueryHandler<GetIdea> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly answers: IdeaAnswers,
  ) {}

  async execute({ reader, id }: GetIdea): Promise<TopicIdea> {
    const rows = await this.dataSource.query<IdeaColumns[]>(
      `select ${ideaColumns} from topic_idea where id = $1 and not deleted`,
      [id],
    );
    const [idea] = await this.answers.of(rows, reader);
    return idea ?? noSuchIdea();
  }
}

/** Custom ideas, newest first. */
export class ListCustomIdeas extends Query<Counted<TopicIdea>> {
  constructor(
    readonly reader: Reader,
    readonly before: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ListCustomIdeas)
export class ListCustomIdeasHandler implements IQueryHandler<ListCustomIdeas> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly answers: IdeaAnswers,
  ) {}

  async execute({ reader, before }: ListCustomIdeas): Promise<Counted<TopicIdea>> {
    const custom = 'batch_id is null and not deleted';
    const [[counted], rows] = await Promise.all([
      this.dataSource.query<{ total: number }[]>(
        `select count(*)::integer total from topic_idea where ${custom}`,
      ),
      this.dataSource.query<IdeaColumns[]>(
        `select ${ideaColumns} from topic_idea where ${custom} and ($1::timestamptz is null or created_at < $1)
         order by number desc limit ${longestList}`,
        [before === undefined ? null : new Date(before)],
      ),
    ]);
    return { total: counted?.total ?? 0, items: await this.answers.of(rows, reader) };
  }
}

/** The batches of the weeks, newest first; one whose ideas are all deleted is gone with them. */
export class ListWeeklyBatches extends Query<Counted<TopicBatch>> {
  /** @param only the id of one batch, when no other is wanted */
  constructor(
    readonly reader: Reader,
    readonly before: string | undefined,
    readonly only?: string,
  ) {
    super();
  }
}

@QueryHandler(ListWeeklyBatches)
export class ListWeeklyBatchesHandler implements IQueryHandler<ListWeeklyBatches> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly answers: IdeaAnswers,
  ) {}

  async execute({ reader, before, only }: ListWeeklyBatches): Promise<Counted<TopicBatch>> {
    const weekly = 'batch_id is not null and not deleted';
    const [[counted], rows] = await Promise.all([
      this.dataSource.query<{ total: number }[]>(
        `select count(*)::integer total from topic_idea where ${weekly}`,
      ),
      this.dataSource.query<IdeaColumns[]>(
        `select ${ideaColumns} from topic_idea where ${weekly} and batch_id in (
           select batch_id from topic_idea
           where ${weekly} and ($1::timestamptz is null or created_at < $1) and ($2::text is null or batch_id = $2)
           group by batch_id order by max(number) desc limit ${longestList})
         order by number desc`,
        [before === undefined ? null : new Date(before), only ?? null],
      ),
    ]);
    const ideas = await this.answers.of(rows, reader);
    return { total: counted?.total ?? 0, items: batchesOf(rows, ideas) };
  }
}

/** @param ideas those of the rows, in the same order: highest number first, so batches come newest first */
function batchesOf(rows: readonly IdeaColumns[], ideas: readonly TopicIdea[]): TopicBatch[] {
  const batches = new Map<string, TopicBatch>();
  ideas.forEach((idea, at) => {
    const { batchId, missing = [] } = rows[at] ?? {};
    const id = batchId ?? '';
    const batch: TopicBatch = batches.get(id) ?? {
      id,
      createdAt: idea.createdAt,
      ideas: [],
      missing: [...missing],
    };
    batch.ideas.push(idea);
    batches.set(id, batch);
  });
  return [...batches.values()];
}
