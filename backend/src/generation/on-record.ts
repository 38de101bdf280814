import type { ModuleOnRecord } from '../audit/contract.js';
import { batchEvents } from './domain/batch.events.js';
import { generationEvents } from './domain/generation.events.js';
import { weeklyQuotaEvents } from './domain/weekly-quota.events.js';
import { batchSentences, generationSentences, weeklyLimitSentences } from './generation-sentences.js';
import { batchProgress } from './read-models/batch-progress.js';
import { generationProgress } from './read-models/generation-progress/generation-progress.projection.js';
import { weeklyUse } from './read-models/weekly-use.js';

export const generationOnRecord: ModuleOnRecord = {
  catalogs: [batchEvents, generationEvents, weeklyQuotaEvents],
  sentences: [batchSentences, generationSentences, weeklyLimitSentences],
  projections: [batchProgress, generationProgress, weeklyUse],
};
