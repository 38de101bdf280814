import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type SchedulerStatus = components['schemas']['SchedulerStatus'];
export type ScheduledRun = components['schemas']['ScheduledRunItem'];

/** Reads the state of the weekly jobs, for administrators. */
export const schedulerStatusQuery = queryOptions({
  queryKey: ['api', 'scheduler', 'status'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/scheduler/status', { signal })),
});
