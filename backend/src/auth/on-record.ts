import type { ModuleOnRecord } from '../audit/contract.js';
import { userEvents } from './domain/user.events.js';
import { userList } from './read-models/user-list.js';
import { userSentences } from './user-sentences.js';

export const authOnRecord: ModuleOnRecord = {
  catalogs: [userEvents],
  sentences: [userSentences],
  projections: [userList],
};
