import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Reader } from '../../../articles/contract.js';
import type { TopicBatch, TopicIdea } from '../../topics.dto.js';
import { IdeaAnswers, ideaColumns, type IdeaColumns } from './idea-answers.js';
import { longestList, type Counted } from '../../queries/topic-list.js';

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
