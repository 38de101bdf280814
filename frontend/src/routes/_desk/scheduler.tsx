import { createFileRoute } from '@tanstack/react-router';
import { prefetchForAdministrators } from '@/api/prefetch';
import { schedulerStatusQuery, runsQuery, readSchedulerSearch } from '@/features/scheduler/contract';
import { AccessDenied } from '@/features/auth/contract';
import { SchedulerPage } from '@/features/scheduler/scheduler-page';

export const Route = createFileRoute('/_desk/scheduler')({
  staticData: { author: AccessDenied },
  validateSearch: readSchedulerSearch,
  loader: ({ context }) => prefetchForAdministrators(context.queryClient, [schedulerStatusQuery, runsQuery]),
  component: SchedulerPage,
});
