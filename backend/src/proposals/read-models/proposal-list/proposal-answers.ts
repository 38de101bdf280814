import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ArticleRevisions, placeOf, type FoundArticle } from '../../../articles/contract.js';
import { noSuchProposal } from '../../domain/proposals.decider.js';
import type { Proposal } from '../../proposals.dto.js';
import type { ProposalRow } from './proposal-list.projection.js';

const columns = 'id, article_id "articleId", status, proposal, actor, at';

interface Row extends Omit<ProposalRow, 'at'> {
  readonly at: Date;
}

/** Proposals of an article, as they are stored and as they are shown. */
@Injectable()
export class ProposalAnswers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly revisions: ArticleRevisions,
  ) {}

  /** Undefined when the article has no such proposal. */
  async find(articleId: string, id: string): Promise<Row | undefined> {
    const [row] = await this.dataSource.query<Row[]>(
      `select ${columns} from proposal where article_id = $1 and id = $2`,
      [articleId, id],
    );
    return row;
  }

  async one(article: FoundArticle, id: string): Promise<Proposal> {
    const row = (await this.find(article.id, id)) ?? noSuchProposal();
    const [proposal] = await this.answersOf(article, [row]);
    return proposal ?? noSuchProposal();
  }

  /** Newest first; one more than asked for tells whether there is a next page. */
  page(articleId: string, limit: number, after: readonly unknown[]): Promise<Row[]> {
    const following = after.length === 0 ? '' : 'and (at, id) < ($2, $3)';
    return this.dataSource.query<Row[]>(
      `select ${columns} from proposal where article_id = $1 ${following} order by at desc, id desc limit ${limit + 1}`,
      [articleId, ...after],
    );
  }

  async count(articleId: string, status?: ProposalRow['status']): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `select count(*)::integer count from proposal where article_id = $1 and ($2::text is null or status = $2)`,
      [articleId, status ?? null],
    );
    return row?.count ?? 0;
  }

  async answersOf(article: FoundArticle, rows: readonly Row[]): Promise<Proposal[]> {
    const contents = new Map<number, string | undefined>();
    const answers: Proposal[] = [];
    for (const row of rows) {
      const { revision, kind } = row.proposal;
      if (row.status === 'offered' && kind !== 'title' && !contents.has(revision)) {
        contents.set(revision, (await this.revisions.row(article.id, revision))?.content);
      }
      answers.push(answerOf(row, isStale(row, article, contents.get(revision)) ? 'stale' : row.status));
    }
    return answers;
  }
}

function isStale(
  { status, proposal }: Row,
  { title, content }: FoundArticle,
  madeFor: string | undefined,
): boolean {
  if (status !== 'offered') return false;
  if (proposal.kind === 'title') return title !== proposal.before;
  return madeFor === undefined || placeOf(madeFor, content, proposal) === undefined;
}

function answerOf({ proposal, actor, at }: Row, status: Proposal['status']): Proposal {
  // The prompt is for administrators, who ask for it apart.
  const { proposalId: id, prompt: _, ...offered } = proposal;
  return { id, ...offered, status, by: { id: actor.id, name: actor.name }, at: at.toISOString() };
}
