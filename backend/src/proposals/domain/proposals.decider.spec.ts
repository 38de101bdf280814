import { given } from '../../platform/event-sourcing/testing/given.js';
import { proposalsDecider } from './proposals.decider.js';
import type { OfferedProposal, ProposalsEvent } from './proposals.events.js';

const proposal: OfferedProposal = {
  proposalId: 'proposal-1',
  kind: 'shorten',
  revision: 2,
  start: 0,
  end: 4,
  before: 'Text',
  after: 'T',
  hunks: [{ id: 'h1', start: 0, end: 4, before: 'Text', after: 'T' }],
  notes: [],
  rule: null,
  instruction: null,
  provenance: {
    provider: 'demo',
    model: 'demo',
    promptVersion: '1',
    promptHash: 'f00d',
    rulesRevision: 0,
    tokens: { input: 10, output: 5 },
    durationMs: 1,
    askedAgain: false,
  },
};
const offered: ProposalsEvent = { type: 'ProposalOffered', data: proposal };
const rejected: ProposalsEvent = { type: 'ProposalRejected', data: { proposalId: 'proposal-1' } };
const record = { type: 'record-proposal', proposal } as const;
const reject = { type: 'reject-proposal', id: 'proposal-1', hunks: undefined } as const;

it('a proposal is recorded once', () => {
  given(proposalsDecider).when(record).then(offered);
  given(proposalsDecider, offered).when(record).thenNothing();
});

it('a proposal is rejected once, and only one that was offered', () => {
  given(proposalsDecider, offered).when(reject).then(rejected);
  given(proposalsDecider, offered, rejected).when(record).thenNothing();
  given(proposalsDecider, offered, rejected).when(reject).thenNothing();
  given(proposalsDecider).when(reject).thenRefused('no-such-proposal');
});

it('changes of a proposal are rejected one by one, each once', () => {
  const rejectOne = { type: 'reject-proposal', id: 'proposal-1', hunks: ['h1'] } as const;
  const one: ProposalsEvent = {
    type: 'ProposalRejected',
    data: { proposalId: 'proposal-1', hunks: ['h1'] },
  };
  given(proposalsDecider, offered).when(rejectOne).then(one);
  given(proposalsDecider, offered, one).when(rejectOne).thenNothing();
  given(proposalsDecider, offered, one).when(reject).then(rejected);
  given(proposalsDecider, offered, rejected).when(rejectOne).thenNothing();
});

it('changes that were rejected stay so when others are', () => {
  const rejecting = (...hunks: string[]) => ({ type: 'reject-proposal', id: 'proposal-1', hunks }) as const;
  const without = (...hunks: string[]): ProposalsEvent => ({
    type: 'ProposalRejected',
    data: { proposalId: 'proposal-1', hunks },
  });
  const twice = given(proposalsDecider, offered, without('h1'), without('h2'));
  twice.when(rejecting('h1', 'h2')).thenNothing();
  twice.when(rejecting('h2', 'h3')).then(without('h3'));
});
