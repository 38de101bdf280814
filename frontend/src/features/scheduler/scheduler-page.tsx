import { Skeleton, SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Awaited } from '@/components/ui/feedback/awaited';
import { useQuery } from '@tanstack/react-query';
import { schedulerStatusQuery } from './api/get-scheduler-status';
import { PageHead } from '@/components/ui/layout/page-head';
import { TabPanel, Tabs } from '@/components/ui/controls/tabs';
import { DeliveryList } from './deliveries/delivery-list';
import { RunHistory } from './runs/run-history';
import { schedulerRoute } from './domain/scheduler-search';
import { ConfigurationSummary } from './status/configuration-summary';
import { NotificationsCard } from './status/notifications-card';
import { ScheduleHead } from './status/schedule-head';
import { TriggerCard } from './status/trigger-card';

/** The page of the weekly articles: when they come, what decides them, the past runs, and who was notified. */
export function SchedulerPage() {
  return (
    <>
      <PageHead
        title="Article Scheduler"
        lead="Writes the week’s articles automatically and notifies the desk when they’re ready."
      />
      <Awaited
        query={useQuery(schedulerStatusQuery)}
        failure="The scheduler could not be loaded"
        coming={<SchedulerToCome />}
      >
        {(status) => (
          <div className="grid gap-10">
            <ScheduleHead status={status} />
            <aside aria-label="Scheduler settings" className="grid gap-6 @max-md:gap-4 @lg:grid-cols-3">
              <TriggerCard status={status} />
              <NotificationsCard status={status} />
              <ConfigurationSummary status={status} />
            </aside>
            <Lists timeZone={status.timezone} />
          </div>
        )}
      </Awaited>
    </>
  );
}

const tabs = [
  { value: 'runs', label: 'Runs' },
  { value: 'deliveries', label: 'Deliveries' },
] as const;

function Lists({ timeZone }: { timeZone: string }) {
  const { list = 'runs' } = schedulerRoute.useSearch();
  const navigate = schedulerRoute.useNavigate();
  return (
    <section aria-label="Results">
      <Tabs
        label="Runs and deliveries"
        tabs={tabs}
        value={list}
        onChange={(next) =>
          void navigate({
            search: next === 'deliveries' ? { list: next } : {},
            replace: true,
            resetScroll: false,
          })
        }
      >
        <TabPanel value="runs">
          <RunHistory timeZone={timeZone} />
        </TabPanel>
        <TabPanel value="deliveries">
          <DeliveryList />
        </TabPanel>
      </Tabs>
    </section>
  );
}

function SchedulerToCome() {
  return (
    <div className="grid gap-10">
      <div>
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-5 h-11 w-3/5" />
        <Skeleton className="mt-4 h-4 w-2/5" />
      </div>
      <div className="grid gap-6 @max-md:gap-4 @lg:grid-cols-3">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
      <SkeletonRows count={5} />
    </div>
  );
}
