import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { noSuchArticle } from '../../domain/article.decider.js';
import type { Reader } from '../../domain/reader.js';
import { Conditions } from '../article-list/conditions.js';

/** Who may know of an article's past. */
@Injectable()
export class KnownArticles {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws DomainError `not-found` when there is none whose history this reader may read */
  async assertKnown(reader: Reader, id: string): Promise<void> {
    const conditions = new Conditions().add('article.id = ?', id).withHistoryFor(reader);
    const found = await this.dataSource.query<unknown[]>(
      `select from article where ${conditions.sql}`,
      conditions.values,
    );
    if (found.length === 0) noSuchArticle();
  }
}
