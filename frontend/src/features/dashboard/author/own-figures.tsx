import { useQuery } from '@tanstack/react-query';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { StatTile } from '@/components/ui/layout/stat-tile';
import { statsQuery } from '@/features/articles/contract';

/** How many articles an author has, and how far they are. */
export function OwnFigures() {
  const { data, error, refetch } = useQuery(statsQuery);
  if (error && !data) {
    return <InlineError title="Figures could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <section aria-label="Figures" className="mt-10 grid grid-cols-3 content-start gap-6 max-md:gap-3">
      <StatTile label="My Articles" value={data?.total} note="total" />
      <StatTile label="Published" value={data?.published} note="promoted" />
      <StatTile label="Drafts" value={data?.drafts} note="to review" />
    </section>
  );
}
