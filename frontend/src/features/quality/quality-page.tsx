import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading, SkeletonRows } from '@/components/ui/feedback/skeleton';
import { Segmented } from '@/components/ui/controls/segmented';
import { PageHead } from '@/components/ui/layout/page-head';
import { qualityQuery, type Quality } from './api/quality';
import { Figures } from './figures';
import { PersonaTable, RuleTable } from './tables';
import { periods, qualityRoute, readQualitySearch, weeksOf } from './quality-search';
import { Usage } from './usage';

/** How good drafts are, what people change of them, which rules they find wrong, and what it costs. */
export function QualityPage() {
  const search = qualityRoute.useSearch();
  const navigate = qualityRoute.useNavigate();
  const weeks = weeksOf(search);
  const { data, error, refetch } = useQuery({ ...qualityQuery(weeks), placeholderData: keepPreviousData });
  return (
    <>
      <PageHead
        title="Quality"
        lead="How good drafts are, what people change of them, and what they cost."
        actions={
          <Segmented
            label="Period"
            options={periods}
            value={String(weeks)}
            onChange={(value) =>
              void navigate({ search: readQualitySearch({ weeks: Number(value) }), resetScroll: false })
            }
          />
        }
      />
      {error && !data && (
        <InlineError title="Figures could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading>
          <SkeletonRows />
        </Loading>
      )}
      {data && <Parts quality={data} />}
    </>
  );
}

function Parts({ quality }: { quality: Quality }) {
  if (quality.all.drafts === 0) {
    return (
      <EmptyState title="No drafts in this period">
        Figures appear here once articles have been generated.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-10">
      <Figures quality={quality} />
      <Usage usage={quality.usage} />
      <PersonaTable personas={quality.personas} />
      <RuleTable rules={quality.rules} />
    </div>
  );
}
