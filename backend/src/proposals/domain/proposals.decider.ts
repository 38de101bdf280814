import type { Decider } from '../../platform/event-sourcing/decider.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { proposalsEvents, type OfferedProposal, type ProposalsEvent } from './proposals.events.js';

/** The proposals of an article by id: the ids of the rejected hunks, or null if the whole proposal was rejected. */
export type Proposals = Readonly<Record<string, readonly string[] | null>>;

export type ProposalsCommand =
  | { readonly type: 'record-proposal'; readonly proposal: OfferedProposal }
  /** A command to reject a proposal, or some of its changes; without `hunks`, the whole proposal. */
  | { readonly type: 'reject-proposal'; readonly id: string; readonly hunks: readonly string[] | undefined };

/**
 * Decides about the proposals for one article, and which parts of them are rejected. The accepted parts are in the
 * article's own history.
 */
export const proposalsDecider: Decider<Proposals, ProposalsCommand, ProposalsEvent> = {
  catalog: proposalsEvents,
  initialState: {},

  decide(command, proposals) {
    switch (command.type) {
      case 'record-proposal':
        // The id derives from the request, so a repeat finds what the first try recorded.
        if (proposals[command.proposal.proposalId] !== undefined) return [];
        return [{ type: 'ProposalOffered', data: command.proposal }];
      case 'reject-proposal': {
        const { [command.id]: rejected = noSuchProposal() } = proposals;
        const { id: proposalId, hunks } = command;
        if (!rejected) return [];
        if (!hunks) return [{ type: 'ProposalRejected', data: { proposalId } }];
        const unwanted = hunks.filter((hunk) => !rejected.includes(hunk));
        if (unwanted.length === 0) return [];
        return [{ type: 'ProposalRejected', data: { proposalId, hunks: unwanted } }];
      }
      default:
        return command satisfies never;
    }
  },

  evolve(proposals, event) {
    const { proposalId } = event.data;
    const rejected = proposals[proposalId];
    switch (event.type) {
      case 'ProposalOffered':
        return { ...proposals, [proposalId]: [] };
      case 'ProposalRejected': {
        const { hunks } = event.data;
        return { ...proposals, [proposalId]: hunks ? [...(rejected ?? []), ...hunks] : null };
      }
      default:
        return event satisfies never;
    }
  },
};

export function noSuchProposal(): never {
  throw new DomainError('not-found', 'no-such-proposal', 'Proposal not found.');
}
