import type { ModuleOnRecord } from '../audit/contract.js';
import { finishedWork } from './read-models/finished-work.js';
import { signInChanges } from './read-models/sign-in-changes.js';

export const notificationsOnRecord: ModuleOnRecord = {
  catalogs: [],
  sentences: [],
  projections: [finishedWork, signInChanges],
};
