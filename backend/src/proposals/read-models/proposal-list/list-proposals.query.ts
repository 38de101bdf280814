import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ArticleLookup, noSuchArticle, type Reader } from '../../../articles/contract.js';
import {
  decodeCursor,
  defaultPageSize,
  isMoment,
  pageOf,
  type PageKey,
  type PageQuery,
} from '../../../platform/http/input/page.js';
import type { ProposalPage } from '../../proposals.dto.js';
import { ProposalAnswers } from './proposal-answers.js';

/** What was proposed for an article, newest first. */
export class ListProposals extends Query<ProposalPage> {
  constructor(
    readonly reader: Reader,
    readonly articleId: string,
    readonly page: PageQuery,
  ) {
    super();
  }
}

@QueryHandler(ListProposals)
export class ListProposalsHandler implements IQueryHandler<ListProposals> {
  constructor(
    private readonly articles: ArticleLookup,
    private readonly answers: ProposalAnswers,
  ) {}

  async execute({ reader, articleId, page }: ListProposals): Promise<ProposalPage> {
    const limit = page.limit ?? defaultPageSize;
    const after = page.cursor === undefined ? [] : decodeCursor(page.cursor, 2, isKey);
    const article = (await this.articles.find(reader, articleId)) ?? noSuchArticle();
    const [rows, total] = await Promise.all([
      this.answers.page(articleId, limit, after),
      this.answers.count(articleId),
    ]);
    const { items, nextCursor } = pageOf(rows, limit, ({ at, id }) => [at.toISOString(), id]);
    return { proposals: await this.answers.answersOf(article, items), total, nextCursor };
  }
}

function isKey([at, id]: PageKey): boolean {
  return isMoment(at) && typeof id === 'string';
}
