import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { articleDecider, noSuchArticle } from '../domain/article.decider.js';
import { maySee, type Reader } from '../domain/reader.js';

/** Whether an article is there for somebody who wants to change it. */
@Injectable()
export class ArticleAccess {
  constructor(private readonly aggregates: AggregateStore) {}

  /** @throws DomainError `not-found` when it never was, is deleted, or is not theirs to know of. */
  async require(reader: Reader, id: string): Promise<void> {
    const { state: article } = await this.aggregates.load(articleDecider, id);
    if (!article || article.status === 'deleted' || !maySee(reader, article)) noSuchArticle();
  }

  /** As above; administrators may bring a deleted one back. */
  async requireRestorable(reader: Reader, id: string): Promise<void> {
    const { state: article } = await this.aggregates.load(articleDecider, id);
    const deleted = article?.status === 'deleted' && reader.role !== 'admin';
    if (!article || deleted || !maySee(reader, article)) noSuchArticle();
  }
}
