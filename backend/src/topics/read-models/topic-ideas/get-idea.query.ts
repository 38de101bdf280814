import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Reader } from '../../../articles/contract.js';
import { noSuchIdea } from '../../domain/topics.decider.js';
import type { TopicIdea } from '../../topics.dto.js';
import { IdeaAnswers, ideaColumns, type IdeaColumns } from './idea-answers.js';

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
