/**
 * The changes in an article that a model proposes, and the decisions of people about them.
 * Streams: proposals-<article>.
 * Tables: proposal, proposal_hunk.
 * Joined by others: proposal (generation).
 */

export type { ProposalsEvent } from './domain/proposals.events.js';
export { GetProposalPrompt } from './read-models/get-proposal-prompt.query.js';
export { titlesOfAProposal } from './writing/proposal-answer.js';
export type { ProposalInputs } from './writing/proposal-inputs.js';
export { passagePrompt, titlesPrompt } from './writing/proposal-prompt.js';
export { hunksOf, type Hunk } from './domain/hunks.js';
