import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Reader } from '../../../articles/contract.js';
import type { TopicIdea } from '../../topics.dto.js';
import { IdeaAnswers, ideaColumns, type IdeaColumns } from './idea-answers.js';
import { longestList, type Counted } from '../../queries/topic-list.js';

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
