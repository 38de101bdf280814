import type { Decider } from '../../platform/event-sourcing/decider.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { proposalsEvents, type OfferedProposal, type ProposalsEvent } from './proposals.events.js';

/** Each proposal of an article by its id, and whether it has been rejected. */
export type Proposals = Readonly<Record<string, 'offered' | 'rejected'>>;

/** A model has proposed something. */
interface RecordProposal {
  readonly type: 'record-proposal';
  readonly proposal: OfferedProposal;
}

/** A person doesn't want it. */
interface RejectProposal {
  readonly type: 'reject-proposal';
  readonly id: string;
}

export type ProposalsCommand = RecordProposal | RejectProposal;

/** What was proposed for one article, and refused. What was accepted is part of the article's own history. */
export const proposalsDecider: Decider<Proposals, ProposalsCommand, ProposalsEvent> = {
  catalog: proposalsEvents,
  initialState: {},

  decide(command, proposals) {
    switch (command.type) {
      case 'record-proposal':
        // The id derives from the request: a repeat finds what the first try recorded.
        if (proposals[command.proposal.proposalId]) return [];
        return [{ type: 'ProposalOffered', data: command.proposal }];
      case 'reject-proposal': {
        const status = proposals[command.id] ?? noSuchProposal();
        return status === 'rejected' ? [] : [{ type: 'ProposalRejected', data: { proposalId: command.id } }];
      }
      default:
        return command satisfies never;
    }
  },

  evolve: (proposals, { type, data: { proposalId } }) => ({
    ...proposals,
    [proposalId]: type === 'ProposalOffered' ? 'offered' : 'rejected',
  }),
};

export function noSuchProposal(): never {
  throw new DomainError('not-found', 'no-such-proposal', 'Proposal not found.');
}
