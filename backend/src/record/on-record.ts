import type { ModuleOnRecord } from '../audit/contract.js';
import { recordEvents } from './domain/record.events.js';
import { recordCheckpoints } from './read-models/record-checkpoints.projection.js';
import { recordLeaves } from './read-models/record-leaves.projection.js';
import { recordSentences } from './record-sentences.js';

export const recordOnRecord: ModuleOnRecord = {
  catalogs: [recordEvents],
  sentences: [recordSentences],
  projections: [recordLeaves, recordCheckpoints],
};
