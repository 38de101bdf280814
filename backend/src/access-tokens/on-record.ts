import type { ModuleOnRecord } from '../audit/contract.js';
import { accessTokenSentences } from './access-token-sentences.js';
import { accessTokenEvents } from './domain/access-token.events.js';
import { accessTokenList } from './read-models/access-token-list.js';

export const accessTokensOnRecord: ModuleOnRecord = {
  catalogs: [accessTokenEvents],
  sentences: [accessTokenSentences],
  projections: [accessTokenList],
};
