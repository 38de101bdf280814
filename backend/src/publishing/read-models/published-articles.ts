import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Reader } from '../../articles/contract.js';
import { defaultPageSize, pageOf } from '../../platform/http/input/page.js';

/** An article that is promoted now, and its package in force. */
export interface PublishedArticle {
  readonly articleId: string;
  /** Commit position of the promotion, as text. */
  readonly position: string;
  readonly package: number;
  /** Names as they are now. */
  readonly persona: string;
  readonly category: string;
}

interface Page {
  readonly items: PublishedArticle[];
  readonly nextCursor: string | null;
}

/** What is promoted now, in the order of its promotions. */
@Injectable()
export class PublishedArticles {
  constructor(private readonly database: DataSource) {}

  /** @param after a position, exclusive; of the beginning when it is left out */
  async page(
    { role, id, assignedPersona }: Reader,
    after: string | undefined,
    limit = defaultPageSize,
  ): Promise<Page> {
    const rows = await this.database.query<PublishedArticle[]>(
      `select event.article_id "articleId", event.position,
         coalesce((select name from persona_name where persona_name.id = article.persona_id), article.persona) persona,
         coalesce((select name from category_name where category_name.id = article.category_id), article.category) category,
         (select count(*)::integer from publication_event earlier where earlier.article_id = event.article_id
            and earlier.type = 'article.promoted' and earlier.position <= event.position) package
       from publication_event event join article on article.id = event.article_id
       where event.type = 'article.promoted' and event.position > coalesce($1::bigint, -1)
         and ($2 = 'admin' or article.persona_id = $3 or article.author_id = $4)
         and not exists (select 1 from publication_event later
           where later.article_id = event.article_id and later.position > event.position)
       order by event.position limit $5`,
      [after ?? null, role, assignedPersona, id, limit + 1],
    );
    return pageOf(rows, limit, (last) => [last.position]);
  }
}
