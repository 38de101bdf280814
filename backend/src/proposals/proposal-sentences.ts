import { theArticle } from '../articles/contract.js';
import { about, type Descriptions } from '../audit/contract.js';
import type { ProposalKind, ProposalsEvent } from './domain/proposals.events.js';

const article = about('article');

const wishes: Readonly<Record<ProposalKind, string>> = {
  shorten: `to shorten a passage of ${theArticle}`,
  plainer: `to put a passage of ${theArticle} more plainly`,
  voice: `to put a passage of ${theArticle} in the persona’s voice`,
  mend: `to mend a finding in ${theArticle}`,
  title: `for other titles for ${theArticle}`,
  own: `to change a passage of ${theArticle}`,
};

export const proposalSentences: Descriptions<ProposalsEvent> = {
  ProposalOffered: ({ streamId, data: { kind, revision } }) =>
    article(streamId, `asked the model ${wishes[kind]}, revision ${revision}`),
  ProposalRejected: ({ streamId, data: { hunks } }) => {
    const changes = hunks?.length === 1 ? 'one change of ' : hunks ? `${hunks.length} changes of ` : '';
    return article(streamId, `rejected ${changes}a proposal of the model for ${theArticle}`);
  },
};
