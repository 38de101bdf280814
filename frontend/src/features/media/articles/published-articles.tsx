import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TABLE_ROOM, useRoomFor } from '@/components/browser/container';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { LoadMore } from '@/components/ui/layout/load-more';
import { count, counted } from '@/components/ui/text/numbers';
import { SectionHead } from '@/components/ui/layout/page-head';
import { Loading } from '@/components/ui/feedback/skeleton';
import { articlesOf, ChangedChip, type ArticleSummary } from '@/features/articles/contract';
import { publishedArticlesQuery } from '../api/published-articles';
import type { MediaPage } from '../domain/media-search';
import clsx from 'clsx';
import { CategoryName } from '@/components/ui/graphics/category-swatch';
import { Item, ItemList } from '@/components/ui/layout/item-list';
import { StatusMark } from '@/components/ui/graphics/mark';
import { When } from '@/components/ui/text/when';
import { useCategoryColors } from '@/features/categories/contract';
import { Ledger, LedgerCell, LedgerRow, LedgerTitle } from '@/components/ui/layout/ledger';
import { RowLink } from '@/components/ui/layout/row-link';

/** Lists the articles that can have images and captions. One of them is selected. */
export function PublishedArticles({ page, selected }: { page: MediaPage; selected: string | undefined }) {
  const query = useInfiniteQuery({ ...publishedArticlesQuery, select: articlesOf });
  const { data, error } = query;
  const [hasRoom, ref] = useRoomFor(TABLE_ROOM);
  const List = hasRoom ? ArticleTable : ArticleItems;
  return (
    <section ref={ref} aria-label="Published Articles" className="settles">
      <SectionHead title="Published Articles" note={data && count(data.total)} />
      {error && (
        <InlineError
          title="Articles could not be loaded"
          error={error}
          onRetry={() => void query.refetch()}
        />
      )}
      {!data && !error && <Loading rows={5} />}
      {data?.articles.length === 0 && (
        <EmptyState title="No published articles found">
          Promote a draft on the{' '}
          <Link to="/articles" search={{ status: 'draft' }} className="text-link">
            Articles Dashboard
          </Link>
          , and it appears here.
        </EmptyState>
      )}
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

/** A list of the articles for narrow screens, with the facts under each title. */
function ArticleItems({ page, articles, selected }: ArticleListProps) {
  const colorOf = useCategoryColors();
  return (
    <ItemList label="Published articles">
      {articles.map((article) => (
        <Item
          key={article.id}
          className={clsx(
            'max-md:-mx-4 max-md:px-4',
            article.id === selected && 'bg-accent-wash shadow-[inset_3px_0_var(--accent)]',
          )}
          title={<SelectLink page={page} article={article} />}
          meta={
            <>
              <StatusMark status={article.status} />
              <ChangedChip article={article} />
              {article.persona !== '' && <span>{article.persona}</span>}
              {article.category !== '' && (
                <CategoryName name={article.category} color={colorOf(article.categoryId)} />
              )}
              <span className="basis-full @md:hidden" />
              {page === '/image-generator' ? (
                <span className="tabular-nums">{count(article.wordCount)} words</span>
              ) : (
                <span>{counted(article.captionCount, 'caption')}</span>
              )}
              <When at={article.timestamp} />
            </>
          }
        />
      ))}
    </ItemList>
  );
}

interface ArticleListProps {
  page: MediaPage;
  articles: readonly ArticleSummary[];
  selected: string | undefined;
}

const columns = (page: MediaPage) => [
  { label: 'Title' },
  { label: 'Persona', width: 'w-38' },
  { label: 'Category', width: 'w-42' },
  page === '/image-generator'
    ? { label: 'Words', right: true, width: 'w-16' }
    : { label: 'Captions', width: 'w-28' },
  { label: 'Status', width: 'w-28' },
  { label: 'Date', width: 'w-30' },
];

function ArticleTable({ page, articles, selected }: ArticleListProps) {
  const colorOf = useCategoryColors();
  return (
    <Ledger caption="Published articles" columns={columns(page)}>
      {articles.map((article) => (
        <LedgerRow key={article.id} selected={article.id === selected}>
          <LedgerTitle>
            <SelectLink page={page} article={article} /> <ChangedChip article={article} />
          </LedgerTitle>
          <LedgerCell>{article.persona || '–'}</LedgerCell>
          <LedgerCell>
            <CategoryName name={article.category} color={colorOf(article.categoryId)} />
          </LedgerCell>
          {page === '/image-generator' ? (
            <LedgerCell right>{count(article.wordCount)}</LedgerCell>
          ) : (
            <LedgerCell>{counted(article.captionCount, 'caption')}</LedgerCell>
          )}
          <LedgerCell>
            <StatusMark status={article.status} />
          </LedgerCell>
          <LedgerCell>
            <When at={article.timestamp} />
          </LedgerCell>
        </LedgerRow>
      ))}
    </Ledger>
  );
}

/** The title of an article, which selects it. The router marks the one that the address names. */
function SelectLink({ page, article }: { page: MediaPage; article: ArticleSummary }) {
  return (
    <RowLink to={page} search={{ article: article.id }} resetScroll={false} preload={false}>
      {article.title}
    </RowLink>
  );
}

/** Asks the person to select an article, if there are any. */
export function NothingSelected({ title, children }: { title: string; children: string }) {
  const { data } = useInfiniteQuery(publishedArticlesQuery);
  if (!data?.pages[0]?.total) return null;
  return (
    <div className="mt-10">
      <EmptyState title={title}>{children}</EmptyState>
    </div>
  );
}
