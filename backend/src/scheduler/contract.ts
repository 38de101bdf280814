/**
 * The times at which the two weekly jobs are due, and the work of their runs.
 * Streams: scheduler-house, scheduledRun-<job>-<slot>.
 * Tables: scheduler, article_run_day, scheduled_run, scheduled_task.
 * Joined by others: scheduled_run (lineage), scheduled_task (lineage).
 */

export type { ScheduledRunEvent } from './domain/scheduled-run.events.js';
export { FinishedScheduledRuns } from './read-models/scheduled-runs/finished-scheduled-runs.js';
export { ScheduledRunList } from './read-models/scheduled-runs/scheduled-run-list.js';
export { SchedulerSettings } from './read-models/scheduler-settings.js';
export type { ScheduledRunItem } from './dto/scheduler.dto.js';
export { SwitchArticleJob } from './commands/switch-article-job.handler.js';
export { SwitchNotifications } from './commands/switch-notifications.handler.js';
export { channelNames as notificationChannels } from './scheduler-sentences.js';
export { schedulerDecider } from './domain/scheduler.decider.js';
export { type SchedulerEvent } from './domain/scheduler.events.js';
