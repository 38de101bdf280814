import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Reader } from '../../domain/reader.js';
import type { ReviewAnswer } from '../../reviews.dto.js';
import { KnownArticles } from '../article-history/article-revisions.js';

/** Who opened an article for review, newest first; of a deleted one for administrators only. */
export class GetReviews extends Query<ReviewAnswer[]> {
  constructor(
    readonly reader: Reader,
    readonly id: string,
  ) {
    super();
  }
}

interface Row extends Omit<ReviewAnswer, 'at'> {
  readonly at: Date;
}

const mostTold = 100;

@QueryHandler(GetReviews)
export class GetReviewsHandler implements IQueryHandler<GetReviews> {
  constructor(
    private readonly known: KnownArticles,
    private readonly dataSource: DataSource,
  ) {}

  async execute({ reader, id }: GetReviews): Promise<ReviewAnswer[]> {
    await this.known.assertKnown(reader, id);
    const rows = await this.dataSource.query<Row[]>(
      `select review.opened revision, review.at, review.by, review.revision > article.text_revision current
       from article_review review join article on article.id = review.article_id
       where review.article_id = $1 order by review.revision desc limit ${mostTold}`,
      [id],
    );
    return rows.map(({ at, ...review }) => ({ ...review, at: at.toISOString() }));
  }
}
