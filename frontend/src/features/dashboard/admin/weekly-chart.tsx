import { useQuery } from '@tanstack/react-query';
import { BarChart } from '@/components/ui/graphics/bar-chart';
import { SectionHead } from '@/components/ui/layout/page-head';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { statsQuery } from '@/features/articles/contract';

/** What was generated and published, week by week. When the figures cannot be read, the tiles above say so. */
export function WeeklyChart() {
  const { data, isError } = useQuery(statsQuery);
  if (isError && !data) return null;
  return (
    <section className="settles">
      <SectionHead title="Articles per week" />
      {data ? (
        <div className="-mt-9">
          <BarChart
            caption="Articles per week"
            weeks={data.weeks.map(({ weekStart, generated, promoted }) => ({
              label: dayInWords(weekStart),
              generated,
              published: promoted,
            }))}
          />
        </div>
      ) : (
        <Loading>
          <Skeleton className="mt-4 h-44" />
        </Loading>
      )}
    </section>
  );
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Nov 16": the day that an ISO moment names in its own zone, whatever zone the reader is in. */
function dayInWords(moment: string): string {
  return day.format(new Date(moment.slice(0, 10)));
}
