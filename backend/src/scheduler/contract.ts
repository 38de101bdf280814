export type { ScheduledRunEvent } from './domain/scheduled-run.events.js';
export { ScheduledRunList } from './queries/scheduled-run-list.js';
export { SchedulerSettings } from './queries/scheduler-settings.js';
export type { ScheduledRunItem } from './runs.dto.js';
