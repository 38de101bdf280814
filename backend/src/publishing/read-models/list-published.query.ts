import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ArticlePackages, imageOf, type Reader } from '../../articles/contract.js';
import { defaultPageSize, pageOf, positionAt } from '../../platform/http/input/page.js';
import type { PublishedAnswer, PublishedItem, PublishedQuery } from '../published.dto.js';
import { packageNumber } from './publications.js';

/** An article that is promoted now; persona and category are names as they are now. */
interface PublishedArticle extends Pick<PublishedItem, 'articleId' | 'persona' | 'category'> {
  /** Commit position of the promotion, as text. */
  readonly position: string;
  /** Number of its package in force. */
  readonly package: number;
}

/** What was promoted, as it was promoted, for those outside: in the order of the promotions. */
@Injectable()
export class ListPublished {
  constructor(
    private readonly database: DataSource,
    private readonly packages: ArticlePackages,
  ) {}

  async execute(
    reader: Reader,
    { since, limit = defaultPageSize, cursor }: PublishedQuery,
  ): Promise<PublishedAnswer> {
    const after = positionAt(cursor) ?? since?.toString() ?? null;
    const rows = await this.published(reader, after, limit + 1);
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.position]);
    const found = await this.packages.whole(
      items.map(({ articleId, package: number }) => ({ articleId, number })),
    );
    return {
      items: items.flatMap((article): PublishedItem[] => {
        const { articleId, persona, category, position } = article;
        const whole = found.get(articleId);
        // In the moment in which the packages have not heard of the promotion yet.
        if (!whole) return [];
        const images = whole.images.map((image) => ({ ...imageOf(image, []), package: whole.number }));
        const captions = [...whole.captions];
        return [{ ...whole, position: Number(position), articleId, persona, category, images, captions }];
      }),
      nextCursor,
    };
  }

  /** @param after a position, exclusive; null for the beginning */
  private published(
    { role, id, assignedPersona }: Reader,
    after: string | null,
    most: number,
  ): Promise<PublishedArticle[]> {
    return this.database.query(
      `select event.article_id "articleId", event.position,
         coalesce((select name from persona_name where persona_name.id = article.persona_id), article.persona) persona,
         coalesce((select name from category_name where category_name.id = article.category_id), article.category) category,
         ${packageNumber} package
       from publication_event event join article on article.id = event.article_id
       where event.type = 'article.promoted' and event.position > coalesce($1::bigint, -1)
         and ($2 = 'admin' or article.persona_id = $3 or article.author_id = $4)
         and not exists (select 1 from publication_event later
           where later.article_id = event.article_id and later.position > event.position)
       order by event.position limit $5`,
      [after, role, assignedPersona, id, most],
    );
  }
}
