import { Column, Entity, PrimaryColumn, DataSource } from 'typeorm';
import {
  type ArticleEvent,
  afterTaking,
  ArticleRevisions,
  placeInLaterText,
  type FoundArticle,
  ArticleLookup,
  noSuchArticle,
  type Reader,
} from '../../articles/contract.js';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import { projection } from '../../platform/projections/projection.js';
import type { OfferedProposal, ProposalsEvent } from '../domain/proposals.events.js';
import { Injectable } from '@nestjs/common';
import { noSuchProposal } from '../domain/proposals.decider.js';
import { invalidFields } from '../../platform/http/input/validation-refusal.js';
import type { ProposalPage } from '../dto/proposals.dto.js';
import {
  decodeCursor,
  defaultPageSize,
  isMoment,
  pageOf,
  type PageKey,
  type PageQuery,
} from '../../platform/http/input/page.js';

/** The recorded status; whether a proposal is stale follows from the present article. */
type SettledStatus = 'offered' | 'accepted' | 'partly' | 'rejected';

@Entity('proposal')
class ProposalRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  articleId: string;

  @Column('text')
  status: SettledStatus;

  /** The recorded proposal. */
  @Column('json')
  proposal: OfferedProposal;

  @Column('json')
  actor: Actor;

  @Column('timestamptz')
  at: string;
}

/** A change of a proposal that a person has accepted or rejected on its own. */
@Entity('proposal_hunk')
class ProposalHunkRow {
  @PrimaryColumn('text')
  proposalId: string;

  @PrimaryColumn('text')
  hunkId: string;

  @PrimaryColumn('text')
  decision: 'accepted' | 'rejected';
}

/** The proposals for articles, and what happened to them. */
export const proposalList = projection<ProposalsEvent | ArticleEvent>({
  name: 'proposal-list',
  tables: [ProposalRow, ProposalHunkRow],
  on: {
    ProposalOffered: ({ streamId, data, metadata: { actor, at } }, rows) => {
      rows.insert(ProposalRow, {
        id: data.proposalId,
        articleId: streamId,
        status: 'offered',
        proposal: data,
        actor,
        at,
      });
    },
    ProposalRejected: ({ data: { proposalId, hunks } }, rows) => {
      for (const hunkId of hunks ?? [])
        rows.insert(ProposalHunkRow, { proposalId, hunkId, decision: 'rejected' });
      if (hunks) return;
      rows.update(ProposalRow, { id: proposalId, status: 'offered' }, { status: 'rejected' });
    },
    ArticleEdited: ({ data: { proposal } }, rows) => {
      if (!proposal) return;
      for (const hunkId of proposal.hunks ?? [])
        rows.insert(ProposalHunkRow, { proposalId: proposal.id, hunkId, decision: 'accepted' });
      rows.update(ProposalRow, { id: proposal.id }, { status: proposal.whole ? 'accepted' : 'partly' });
    },
  },
});

const hunks = (decision: ProposalHunkRow['decision']): string =>
  `array(select hunk_id from proposal_hunk
     where proposal_id = proposal.id and decision = '${decision}') "${decision}"`;

const columns = `id, article_id "articleId", status, proposal, actor, at, ${hunks('accepted')}, ${hunks('rejected')}`;

interface Row extends Omit<ProposalRow, 'at'> {
  readonly at: Date;
  /** The ids of the accepted hunks; empty for proposals that earlier versions of the product recorded. */
  readonly accepted: readonly string[];
  readonly rejected: readonly string[];
}

/** A proposal in the form in which people see it. It lacks the prompt, which administrators ask for separately. */
export interface ProposalView extends Omit<OfferedProposal, 'proposalId' | 'prompt' | 'locked' | 'effects'> {
  id: string;
  /** The ids of the hunks that are in the article. */
  accepted: string[];
  /** The ids of the hunks that can still be accepted or rejected; none if the proposal is settled or stale. */
  remaining: string[];
  /** The blocks that must not change, as offsets in the content. */
  locked: NonNullable<OfferedProposal['locked']>;
  /** The effects on findings of each text to choose from, if it is accepted as a whole; empty if they are not known. */
  effects: NonNullable<OfferedProposal['effects']>;
  /** The status; `stale` means that the passage has changed since. */
  status: SettledStatus | 'stale';
  by: Pick<Actor, 'id' | 'name'>;
  /** The time of the proposal, in ISO 8601. */
  at: string;
}

/** Returns the ids of the hunks that wait for a decision, provided that the passage is unchanged. */
export function undecided({ status, proposal: { hunks: all }, accepted, rejected }: Row): string[] {
  const isOpen = status === 'offered' || (status === 'partly' && accepted.length > 0);
  if (!isOpen) return [];
  return all.map(({ id }) => id).filter((id) => !accepted.includes(id) && !rejected.includes(id));
}

/** @throws DomainError `invalid` for an id that the proposal doesn't have */
export function knownHunks({ hunks: all }: OfferedProposal, ids: readonly string[]): string[] {
  const known = new Set(all.map(({ id }) => id));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown < 0) return [...new Set(ids)];
  throw invalidFields([{ field: `hunks[${unknown}]`, message: 'The proposal has no such change.' }]);
}

/** Reads the proposals of an article, in their stored form and in that of the API. */
@Injectable()
export class ProposalAnswers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly articles: ArticleLookup,
    private readonly revisions: ArticleRevisions,
  ) {}

  /** Returns a proposal, or undefined if the article has no such one. */
  async find(articleId: string, id: string): Promise<Row | undefined> {
    const [row] = await this.dataSource.query<Row[]>(
      `select ${columns} from proposal where article_id = $1 and id = $2`,
      [articleId, id],
    );
    return row;
  }

  async one(article: FoundArticle, id: string): Promise<ProposalView> {
    const row = (await this.find(article.id, id)) ?? noSuchProposal();
    const [proposal] = await this.answersOf(article, [row]);
    return proposal ?? noSuchProposal();
  }

  /** Returns the proposals for an article, newest first. */
  async page(
    reader: Reader,
    articleId: string,
    { limit = defaultPageSize, cursor }: PageQuery,
  ): Promise<ProposalPage> {
    const after = cursor === undefined ? [] : decodeCursor(cursor, 2, isKey);
    const article = (await this.articles.find(reader, articleId)) ?? noSuchArticle();
    const following = after.length === 0 ? '' : 'and (at, id) < ($2, $3)';
    const [rows, total] = await Promise.all([
      this.dataSource.query<Row[]>(
        `select ${columns} from proposal where article_id = $1 ${following} order by at desc, id desc limit ${limit + 1}`,
        [articleId, ...after],
      ),
      this.count(articleId),
    ]);
    const { items, nextCursor } = pageOf(rows, limit, ({ at, id }) => [at.toISOString(), id]);
    return { proposals: await this.answersOf(article, items), total, nextCursor };
  }

  async count(articleId: string, status?: ProposalRow['status']): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `select count(*)::integer count from proposal where article_id = $1 and ($2::text is null or status = $2)`,
      [articleId, status ?? null],
    );
    return row?.count ?? 0;
  }

  private async answersOf(article: FoundArticle, rows: readonly Row[]): Promise<ProposalView[]> {
    const contents = new Map<number, string | undefined>();
    const answers: ProposalView[] = [];
    for (const row of rows) {
      const { revision, kind } = row.proposal;
      const isOpen = row.status === 'offered' || undecided(row).length > 0;
      if (isOpen && kind !== 'title' && !contents.has(revision)) {
        contents.set(revision, (await this.revisions.row(article.id, revision))?.content);
      }
      answers.push(answerOf(row, isOpen && isStale(row, article, contents.get(revision))));
    }
    return answers;
  }
}

/** Whether the offsets fit a content. Those of older events may not, if the text had other line ends at the time. */
export const isOf = (content: string, { start, end, before }: OfferedProposal): boolean =>
  content.slice(start, end) === before;

function isStale(
  { proposal, accepted }: Row,
  { title, content }: FoundArticle,
  madeFor: string | undefined,
): boolean {
  if (typeof proposal.after !== 'string') return title !== proposal.before;
  if (madeFor === undefined) return true;
  const { start, end } = proposal;
  if (!isOf(madeFor, proposal)) return true;
  const now = afterTaking({ madeFor, passage: { start, end }, hunks: proposal.hunks }, accepted);
  return placeInLaterText(now.madeFor, content, now.passage) === undefined;
}

function answerOf(row: Row, stale: boolean): ProposalView {
  const { proposal, actor, at, status, accepted } = row;
  const { proposalId: id, prompt: _, locked = [], effects = [], ...offered } = proposal;
  return {
    id,
    ...offered,
    accepted: status === 'accepted' ? proposal.hunks.map((hunk) => hunk.id) : [...accepted],
    remaining: stale ? [] : undecided(row),
    locked,
    effects,
    status: stale && status === 'offered' ? 'stale' : status,
    by: { id: actor.id, name: actor.name },
    at: at.toISOString(),
  };
}

function isKey([at, id]: PageKey): boolean {
  return isMoment(at) && typeof id === 'string';
}
