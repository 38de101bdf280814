import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { runsQuery } from '../api/list-runs';
import { PagedList } from '@/components/paged-list';
import { RunEntry } from './run-entry';

/** All runs of both weekly jobs, newest first. */
export function RunHistory({ timeZone }: { timeZone: string }) {
  return (
    <PagedList
      query={useInfiniteQuery(runsQuery)}
      label="Runs"
      failure="The runs could not be loaded"
      empty={
        <EmptyState title="No runs yet">
          Runs start on schedule, or when somebody starts one by hand.
        </EmptyState>
      }
    >
      {(run) => <RunEntry key={run.id} run={run} timeZone={timeZone} />}
    </PagedList>
  );
}
