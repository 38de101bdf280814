import type { ModuleOnRecord } from '../audit/contract.js';
import { proposalsEvents } from './domain/proposals.events.js';
import { proposalSentences } from './proposal-sentences.js';
import { proposalList } from './read-models/proposal-list.js';

export const proposalsOnRecord: ModuleOnRecord = {
  catalogs: [proposalsEvents],
  sentences: [proposalSentences],
  projections: [proposalList],
};
