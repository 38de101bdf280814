import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ArticleStatus } from '../domain/article.commands.js';
import { maySee, type Reader } from '../domain/reader.js';
import { ArticleRevisions } from '../history/article-revisions.js';
import { packageRevisions, summaryColumns, type SummaryRow } from '../article/article-answers.js';

/** An article for other modules: the text to make something from, and the persona that it was written as. */
export interface FoundArticle {
  readonly id: string;
  /** The revision of its stream, which rises with title, content, status, deletion and restoring, among others. */
  readonly revision: number;
  readonly title: string;
  /** The text in markdown, without the title. */
  readonly content: string;
  readonly status: ArticleStatus;
  readonly personaId: string;
  /** The persona's present name, or the last one after a deletion; the same goes for the category. */
  readonly personaName: string;
  readonly categoryId: string;
  readonly categoryName: string;
  /** The revisions of its promotions, oldest first. */
  readonly packageRevisions: readonly number[];
}

type Row = SummaryRow & Pick<FoundArticle, 'content' | 'packageRevisions'>;

/** Finds articles for other modules. */
@Injectable()
export class ArticleLookup {
  constructor(
    private readonly dataSource: DataSource,
    private readonly revisions: ArticleRevisions,
  ) {}

  /** @returns undefined if there is none, it is deleted, or the reader may not know of it */
  async find(reader: Reader, id: string): Promise<FoundArticle | undefined> {
    const row = await this.row(reader, id);
    return row && foundIn(row);
  }

  /** Like `find`, but with title, text and revision of the package in force; a draft comes as it is now. */
  async findPromoted(reader: Reader, id: string): Promise<FoundArticle | undefined> {
    const row = await this.row(reader, id);
    if (!row) return undefined;
    const found = foundIn(row);
    const revision = found.packageRevisions.at(-1);
    if (found.status === 'draft' || revision === undefined) return found;
    const promoted = row.changedSincePromotion ? await this.revisions.row(id, revision) : undefined;
    return { ...found, revision, ...(promoted && { title: promoted.title, content: promoted.content }) };
  }

  /** The present titles of articles, by their ids, including deleted ones. */
  async titlesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.dataSource.query<Pick<Row, 'id' | 'title'>[]>(
      'select id, title from article where id = any($1)',
      [ids],
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  }

  private async row(reader: Reader, id: string): Promise<Row | undefined> {
    const [row] = await this.dataSource.query<Row[]>(
      `select ${summaryColumns}, article.content, ${packageRevisions} "packageRevisions"
       from article where article.id = $1 and not article.deleted`,
      [id],
    );
    return row && maySee(reader, row) ? row : undefined;
  }
}

function foundIn(row: Row): FoundArticle {
  return {
    id: row.id,
    revision: row.revision,
    title: row.title,
    content: row.content,
    status: row.status,
    personaId: row.personaId,
    personaName: row.persona,
    categoryId: row.categoryId,
    categoryName: row.category,
    packageRevisions: row.packageRevisions,
  };
}
