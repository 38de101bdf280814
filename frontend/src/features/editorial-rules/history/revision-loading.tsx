import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import type { Revision } from './use-revision';

/** Stands in for a difference until both of its sides are there. */
export function RevisionLoading({ revisions }: { revisions: readonly Revision[] }) {
  const failed = revisions.filter(({ error }) => error);
  const [first] = failed;
  if (first?.error) {
    return (
      <InlineError
        title="The revision could not be loaded"
        error={first.error}
        onRetry={() => failed.forEach(({ retry }) => retry())}
      />
    );
  }
  return (
    <Loading>
      <Skeleton className="h-24" />
    </Loading>
  );
}
