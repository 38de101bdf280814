import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ArticleEvent } from '../../../articles/contract.js';
import type { Actor } from '../../../platform/event-sourcing/actor.js';
import { projection } from '../../../platform/projections/projection.js';
import type { OfferedProposal, ProposalsEvent } from '../../domain/proposals.events.js';

/** Whether it is stale follows from the article as it is. */
export type SettledStatus = 'offered' | 'accepted' | 'partly' | 'rejected';

@Entity('proposal')
export class ProposalRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  articleId: string;

  @Column('text')
  status: SettledStatus;

  /** As it was recorded. */
  @Column('json')
  proposal: OfferedProposal;

  @Column('json')
  actor: Actor;

  @Column('timestamptz')
  at: string;
}

/** A change of a proposal that a person has decided about by itself. */
@Entity('proposal_hunk')
export class ProposalHunkRow {
  @PrimaryColumn('text')
  proposalId: string;

  @PrimaryColumn('text')
  hunkId: string;

  @PrimaryColumn('text')
  decision: 'accepted' | 'rejected';
}

/** What was proposed for articles, and what became of it. */
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
