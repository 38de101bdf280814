import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Article } from '../../articles.dto.js';
import { noSuchRevision } from '../../domain/article.decider.js';
import type { Reader } from '../../domain/reader.js';
import { ArticleRevisions } from './article-revisions.js';
import { KnownArticles } from './known-articles.js';

/** An article as it stood after a revision; of a deleted one for administrators only. */
export class GetArticleRevision extends Query<Article> {
  /** @param revision as it appears in the address; what is no number is a revision that does not exist */
  constructor(
    readonly reader: Reader,
    readonly id: string,
    readonly revision: string,
  ) {
    super();
  }
}

@QueryHandler(GetArticleRevision)
export class GetArticleRevisionHandler implements IQueryHandler<GetArticleRevision> {
  constructor(
    private readonly known: KnownArticles,
    private readonly revisions: ArticleRevisions,
  ) {}

  async execute({ reader, id, revision }: GetArticleRevision): Promise<Article> {
    await this.known.assertKnown(reader, id);
    const isNumber = /^(0|[1-9]\d{0,8})$/.test(revision);
    return (isNumber && (await this.revisions.find(reader, id, Number(revision)))) || noSuchRevision();
  }
}
