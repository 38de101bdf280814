import { createFileRoute } from '@tanstack/react-router';
import { prefetchForAdministrators } from '@/api/prefetch';
import { schedulerStatusQuery } from '@/api/scheduler';
import { AccessDenied } from '@/features/auth/access-denied';
import { runsQuery } from '@/features/scheduler/api/runs';
import { SchedulerPage } from '@/features/scheduler/scheduler-page';
import { readSchedulerSearch } from '@/features/scheduler/scheduler-search';

export const Route = createFileRoute('/_desk/scheduler')({
  staticData: { author: AccessDenied },
  validateSearch: readSchedulerSearch,
  loader: ({ context }) =>
    prefetchForAdministrators(context.queryClient, (client) => [
      client.prefetchQuery(schedulerStatusQuery),
      client.prefetchInfiniteQuery(runsQuery),
    ]),
  component: SchedulerPage,
});
