import { useQuery } from '@tanstack/react-query';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { PageHead } from '@/components/ui/layout/page-head';
import { Loading, SkeletonRows } from '@/components/ui/feedback/skeleton';
import { sourcesQuery } from './api/sources';
import { SourceGroups } from './source-groups';

/** What topic ideas may be researched in, to look through. */
export function SourcesPage() {
  const { data, error, refetch } = useQuery(sourcesQuery);
  return (
    <>
      <PageHead
        title="Research Sources"
        lead="Publications, auction houses, grading services and insurers in the field. Topic ideas cite only sources from this list."
      />
      {data && <SourceGroups {...data} />}
      {error && !data && (
        <InlineError title="The sources could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && (
        <Loading>
          <SkeletonRows count={8} />
        </Loading>
      )}
    </>
  );
}
