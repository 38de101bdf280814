import type { ModuleOnRecord } from '../audit/contract.js';
import { scheduledRunEvents } from './domain/scheduled-run.events.js';
import { schedulerEvents } from './domain/scheduler.events.js';
import { scheduledRuns } from './read-models/scheduled-runs/scheduled-runs.projection.js';
import { schedulerSettings } from './read-models/scheduler-settings.js';
import { schedulerSentences, scheduledRunSentences } from './scheduler-sentences.js';

export const schedulerOnRecord: ModuleOnRecord = {
  catalogs: [schedulerEvents, scheduledRunEvents],
  sentences: [schedulerSentences, scheduledRunSentences],
  projections: [schedulerSettings, scheduledRuns],
};
