import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/empty-state';
import { InlineError } from '@/components/ui/inline-error';
import { LoadMore } from '@/components/ui/load-more';
import { Loading, SkeletonRows } from '@/components/ui/skeleton';
import { runsQuery } from '../api/runs';
import { RunEntry } from './run-entry';

/** All runs of both weekly jobs, newest first. */
export function RunHistory({ timeZone }: { timeZone: string }) {
  const { data, error, refetch, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(runsQuery);
  const runs = data?.pages.flatMap((page) => page.items);
  if (error && !runs) {
    return (
      <div className="pt-6">
        <InlineError title="The runs could not be loaded" error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!runs) {
    return (
      <Loading>
        <SkeletonRows count={5} />
      </Loading>
    );
  }
  if (runs.length === 0) {
    return (
      <EmptyState title="No runs yet">
        The first comes with the schedule, or when somebody starts one by hand.
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Runs">
        {runs.map((run) => (
          <RunEntry key={run.id} run={run} timeZone={timeZone} />
        ))}
      </ul>
      <LoadMore
        shown={runs.length}
        total={data?.pages.at(-1)?.total ?? 0}
        pending={isFetchingNextPage}
        onLoad={() => void fetchNextPage()}
      />
    </>
  );
}
