import { useQuery } from '@tanstack/react-query';
import type { components } from '@/api/schema.gen';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { StatTile } from '@/components/ui/layout/stat-tile';
import { statsQuery } from '@/features/articles/contract';

/** The number of weeks in the bars next to a figure. */
const WEEKS = 8;

/** Shows how many articles the desk has, and what was made lately. A figure has bars if the server gives its weeks. */
export function DeskFigures() {
  const { data, error, refetch } = useQuery(statsQuery);
  if (error && !data) {
    return <InlineError title="Figures could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  const generated = data?.weeks.map((week) => week.generated);
  return (
    <section
      aria-label="Figures"
      className="grid grid-cols-2 gap-x-6 gap-y-8 @md:grid-cols-4 @max-md:gap-x-4 @max-md:gap-y-6"
    >
      <StatTile label="Articles" value={data?.total} note="total" weeks={data ? runningTotals(data) : []} />
      <StatTile
        label="Published"
        value={data?.published}
        note="reviewed and promoted"
        weeks={data?.weeks.map((week) => week.promoted) ?? []}
      />
      <StatTile label="Drafts" value={data?.drafts} note="to review" />
      <StatTile
        label="This week"
        value={generated && (generated.at(-1) ?? 0)}
        note="generated since Monday"
        weeks={generated?.slice(-WEEKS) ?? []}
      />
    </section>
  );
}

/** Returns the number of articles at the end of each week, counted back from the present number. */
function runningTotals({ weeks, total }: components['schemas']['Stats']): number[] {
  return weeks.map((_, week) => {
    const later = weeks.slice(week + 1).reduce((sum, { generated }) => sum + generated, 0);
    return total - later;
  });
}
