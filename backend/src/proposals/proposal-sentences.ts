import { theArticle } from '../articles/contract.js';
import type { Description, Descriptions } from '../audit/contract.js';
import type { ProposalKind, ProposalsEvent } from './domain/proposals.events.js';

const article = (id: string): Description['subject'] => ({ kind: 'article', id });

const wishes: Readonly<Record<ProposalKind, string>> = {
  shorten: `to shorten a passage of ${theArticle}`,
  plainer: `to put a passage of ${theArticle} more plainly`,
  voice: `to put a passage of ${theArticle} in the persona’s voice`,
  mend: `to mend a finding in ${theArticle}`,
  title: `for other titles for ${theArticle}`,
  own: `to change a passage of ${theArticle}`,
};

/** Audit sentences of proposals. */
export const proposalSentences: Descriptions<ProposalsEvent> = {
  ProposalOffered: ({ streamId, data: { kind, revision } }) => ({
    subject: article(streamId),
    summary: `asked the model ${wishes[kind]}, revision ${revision}`,
  }),
  ProposalRejected: ({ streamId, data: { hunks } }) => ({
    subject: article(streamId),
    summary: `rejected ${hunks ? `${hunks.length === 1 ? 'one change' : `${hunks.length} changes`} of a` : 'a'} proposal of the model for ${theArticle}`,
  }),
};
