import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMedia, WIDE } from '@/components/media';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { LoadMore } from '@/components/ui/layout/load-more';
import { count } from '@/components/ui/text/numbers';
import { SectionHead } from '@/components/ui/layout/page-head';
import { Loading, SkeletonRows } from '@/components/ui/feedback/skeleton';
import { articlesOf } from '@/features/articles/contract';
import { publishedArticlesQuery } from '../api/published-articles';
import type { MediaPage } from '../media-search';
import { ArticleItems } from './article-items';
import { ArticleTable } from './article-table';

interface PublishedArticlesProps {
  page: MediaPage;
  /** Id of the selected article. */
  selected: string | undefined;
}

/** The articles that can have images and captions; one of them is selected. */
export function PublishedArticles({ page, selected }: PublishedArticlesProps) {
  const query = useInfiniteQuery({ ...publishedArticlesQuery, select: articlesOf });
  const { data, error } = query;
  const List = useMedia(WIDE) ? ArticleTable : ArticleItems;
  return (
    <section aria-label="Published Articles" className="settles">
      <SectionHead title="Published Articles" {...(data && { note: count(data.total) })} />
      {error && (
        <InlineError
          title="Articles could not be loaded"
          error={error}
          onRetry={() => void query.refetch()}
        />
      )}
      {!data && !error && (
        <Loading>
          <SkeletonRows count={5} />
        </Loading>
      )}
      {data?.articles.length === 0 && <NothingPublished />}
      {data && data.articles.length > 0 && (
        <>
          <List page={page} articles={data.articles} selected={selected} />
          <LoadMore
            shown={data.articles.length}
            total={data.total}
            pending={query.isFetchingNextPage}
            onLoad={() => void query.fetchNextPage()}
          />
        </>
      )}
    </section>
  );
}

function NothingPublished() {
  return (
    <EmptyState title="No published articles found">
      Promote a draft on the{' '}
      <Link to="/articles" search={{ status: 'draft' }} className="text-link">
        Articles Dashboard
      </Link>
      , and it appears here.
    </EmptyState>
  );
}
