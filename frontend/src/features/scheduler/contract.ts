export { runsQuery } from './api/list-runs';
export { type ScheduledRun, type SchedulerStatus, schedulerStatusQuery } from './api/get-scheduler-status';
export { LastRun } from './runs/last-run';
export { readSchedulerSearch } from './domain/scheduler-search';
export { nextRunInWords, topicsTimeInWords, weekdayInWords, zoneInWords } from './domain/slot-words';
