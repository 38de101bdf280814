import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { Loading, SkeletonRows } from '@/components/ui/feedback/skeleton';
import { PageHead } from '@/components/ui/layout/page-head';
import { articleQuery } from '../api/get-article';
import { lineageQuery } from '../api/get-lineage';
import { LineageDrawing } from './lineage-drawing';
import { LineageList } from './lineage-list';

const route = getRouteApi('/_desk/lineage');

/** What one article came from and what was made of it. */
export function LineagePage() {
  const { article } = route.useSearch();
  return article === undefined ? (
    <>
      <PageHead title="What Comes from What" />
      <EmptyState title="No article chosen">
        Open an article and follow “See it drawn” beside its text.
      </EmptyState>
    </>
  ) : (
    <OfArticle id={article} />
  );
}

function OfArticle({ id }: { id: string }) {
  const { data: article } = useQuery(articleQuery(id));
  const { data, error, refetch } = useQuery(lineageQuery(id));
  return (
    <>
      <PageHead
        title="What Comes from What"
        lead={
          <Link to="/articles" search={{ article: id }} className="text-link">
            {article?.title ?? 'The article'}
          </Link>
        }
      />
      {error && !data && (
        <InlineError title="This could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading>
          <SkeletonRows />
        </Loading>
      )}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-8 max-lg:grid-cols-1">
          <LineageDrawing lineage={data} />
          <LineageList article={id} lineage={data} />
        </div>
      )}
    </>
  );
}
