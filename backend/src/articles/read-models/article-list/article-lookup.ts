import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ArticleStatus } from '../../domain/article.commands.js';
import { maySee, type Reader } from '../../domain/reader.js';
import { summaryColumns, type SummaryRow } from './article-answers.js';

/** An article as other modules need it: what to make something of it from, and as whom it was written. */
export interface FoundArticle {
  readonly id: string;
  /** Of its stream: rises with title, content, status, deletion and restoring. */
  readonly revision: number;
  readonly title: string;
  /** Markdown, without the title. */
  readonly content: string;
  readonly status: ArticleStatus;
  /** Name as it is now, after a deletion the last one; so is the category's. */
  readonly personaName: string;
  readonly categoryId: string;
  readonly categoryName: string;
}

/** Articles for other modules. */
@Injectable()
export class ArticleLookup {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns undefined when there is none, it is deleted, or the reader may not know of it */
  async find(reader: Reader, id: string): Promise<FoundArticle | undefined> {
    const [row] = await this.dataSource.query<(SummaryRow & { readonly content: string })[]>(
      `select ${summaryColumns}, article.content from article where article.id = $1 and not article.deleted`,
      [id],
    );
    if (!row || !maySee(reader, row)) return undefined;
    return {
      id: row.id,
      revision: row.revision,
      title: row.title,
      content: row.content,
      status: row.status,
      personaName: row.persona,
      categoryId: row.categoryId,
      categoryName: row.category,
    };
  }
}
