export type { ScheduledRunEvent } from './domain/scheduled-run.events.js';
export { ScheduledRunList } from './read-models/scheduled-runs/scheduled-run-list.js';
export { SchedulerSettings } from './read-models/scheduler-settings.js';
export type { ScheduledRunItem } from './runs.dto.js';
