import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Reader } from '../domain/reader.js';
import type { ReviewAnswer } from './reviews.dto.js';
import { KnownArticles } from '../history/article-revisions.js';

interface Row extends Omit<ReviewAnswer, 'at'> {
  readonly at: Date;
}

const mostTold = 100;

/** Lists who opened an article for review, newest first; for a deleted one, to administrators only. */
@Injectable()
export class GetReviews {
  constructor(
    private readonly known: KnownArticles,
    private readonly dataSource: DataSource,
  ) {}

  async execute(reader: Reader, id: string): Promise<ReviewAnswer[]> {
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
