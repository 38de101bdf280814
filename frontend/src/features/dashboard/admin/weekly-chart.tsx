import { useQuery } from '@tanstack/react-query';
import { BarChart } from '@/components/ui/graphics/bar-chart';
import { SectionHead } from '@/components/ui/layout/page-head';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { namedDayWords } from '@/components/ui/text/when';
import { statsQuery } from '@/features/articles/contract';

/**
 * A chart of what was generated and published, week by week. When the figures cannot be read, the tiles above say so.
 */
export function WeeklyChart() {
  const { data, isError } = useQuery(statsQuery);
  if (isError && !data) return null;
  return (
    <section className="settles">
      <SectionHead title="Articles per week" />
      {data ? (
        // The key of the chart is beside the title where there is room.
        <div className="-mt-9 max-[23rem]:mt-0">
          <BarChart
            caption="Articles per week"
            weeks={data.weeks.map(({ weekStart, generated, promoted }) => ({
              label: namedDayWords(weekStart),
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
