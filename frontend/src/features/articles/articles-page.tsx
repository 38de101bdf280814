import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { statsQuery, useDrafts, type Drafts } from './api/drafts';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { InlineError } from '@/components/ui/feedback/inline-error';
import { MarkWithWords } from '@/components/ui/graphics/mark';
import { counted, countOrMore } from '@/components/ui/text/numbers';
import { PageHead } from '@/components/ui/layout/page-head';
import {
  articlesRoute,
  filtersOf,
  isFiltered,
  noFilters,
  searchOf,
  type Filters,
  outdatedInWords,
} from './domain/articles-search';
import { FilterBar, type FilterProps, FilterChips } from './list/filter-bar';
import { ArticleSection } from './list/article-section';
import { BlockedDialog } from './promotion/blocked-dialog';
import { UnsavedTexts } from './unsaved-texts';
import type { Option } from '@/components/ui/controls/listbox';
import { categoriesQuery } from '@/features/categories/contract';
import { personasQuery } from '@/features/personas/contract';
import { Button } from '@/components/ui/controls/button';
import { clearing } from '@/components/ui/controls/chip';
import { EmptyState } from '@/components/ui/feedback/empty-state';

const ArticleDialog = lazy(async () => ({
  default: (await import('./dialog/article-dialog')).ArticleDialog,
}));

/** All articles that the user may see, in two ledgers, with one of them open over the page. */
export function ArticlesPage() {
  const search = articlesRoute.useSearch();
  const navigate = articlesRoute.useNavigate();
  const filters = filtersOf(search);
  const options = useFilterOptions();
  const drafts = useDrafts(filters, 'draft');
  const published = useDrafts(filters, 'published');
  const lists = [drafts, published].filter((list) => list.wanted);
  const narrow = (chosen: Filters) =>
    void navigate({ search: (now) => ({ ...now, ...searchOf(chosen) }), resetScroll: false });
  const look = (q: string) =>
    void navigate({
      search: (now) => ({ ...now, q: q || undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <PageHead
        title="Articles Dashboard"
        actions={
          <ButtonLink to="/generate" variant="primary" icon={<PenLine />}>
            Generate Article
          </ButtonLink>
        }
      />
      {search.article === undefined && <UnsavedTexts />}
      <FilterBar {...options} filters={filters} onChange={narrow} onSearch={look} />
      <div className="mt-2 flex min-h-6.5 flex-wrap items-center gap-2">
        {isFiltered(filters) && <FilterChips {...options} filters={filters} onChange={narrow} />}
        <Found lists={lists} filtered={isFiltered(filters)} />
      </div>
      <Lists {...options} {...{ filters, lists }} open={search.article} onChange={narrow} />
      {search.article !== undefined && (
        <Suspense>
          <ArticleDialog key={search.article} id={search.article} />
        </Suspense>
      )}
      <BlockedDialog />
    </>
  );
}

/** The number of articles that pass the filters, such as “7 of 148 articles”. */
function Found({ lists, filtered }: { lists: readonly Drafts[]; filtered: boolean }) {
  const { data: stats } = useQuery(statsQuery);
  if (lists.some((list) => !list.articles)) return null;
  const found = lists.reduce((sum, list) => sum + list.total, 0);
  const words = countOrMore(
    found,
    lists.some((list) => list.totalIsLowerBound),
  );
  return (
    <p aria-live="polite" className="ml-auto text-small text-ink-3">
      {filtered && stats
        ? `${words} of ${counted(stats.total, 'article')}`
        : `${words} ${found === 1 ? 'article' : 'articles'}`}
    </p>
  );
}

interface ListsProps extends FilterProps {
  lists: readonly Drafts[];
  open: string | undefined;
}

function Lists({ lists, open, ...narrowing }: ListsProps) {
  const filtered = isFiltered(narrowing.filters);
  const failed = lists.filter((list) => list.error);
  const nothing = lists.every((list) => list.articles?.length === 0);
  return (
    <>
      {failed[0]?.error && (
        <InlineError
          title="Articles could not be loaded"
          error={failed[0].error}
          onRetry={() => failed.forEach((list) => list.retry())}
        />
      )}
      {nothing && <div className="mt-9">{filtered ? <NoMatch {...narrowing} /> : <NoArticles />}</div>}
      {!nothing &&
        lists.map(
          (list) =>
            (list.articles || !list.error) && (
              <ArticleSection key={list.status} drafts={list} filtered={filtered} open={open} />
            ),
        )}
      {!nothing && lists.some((list) => list.articles) && (
        <p className="mt-9 flex flex-wrap gap-x-6 gap-y-2">
          <MarkWithWords kind="generated" />
          <MarkWithWords kind="edited" />
          <MarkWithWords kind="promoted" />
          <span className="text-small text-ink-2 @max-xl:hidden">
            82 % AI, 5/14: words by the model, and its paragraphs that nobody changed
          </span>
        </p>
      )}
    </>
  );
}

/** The filters' options: the personas that the user may see, and all categories. */
function useFilterOptions(): { personas: Option[]; categories: Option[] } {
  const { data: personas = [] } = useQuery(personasQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  return {
    personas: personas.map(({ id, name }) => ({ value: id, label: name })),
    categories: categories.map(({ id, name, color }) => ({ value: id, label: name, color })),
  };
}

function NoArticles() {
  return (
    <EmptyState
      title="No articles yet"
      action={
        <ButtonLink to="/generate" variant="primary">
          Generate Article
        </ButtonLink>
      }
    >
      Choose a category to generate your first. It stays a draft until a person promotes it.
    </EmptyState>
  );
}

/** Says that no article passes the filters, and which filters these are. */
function NoMatch({ filters, personas, categories, onChange }: FilterProps) {
  const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' });
  const named = (options: readonly Option[], ids: readonly string[]) =>
    anyOf.format(options.filter(({ value }) => ids.includes(value)).map(({ label }) => label));
  const by = named(personas, filters.personas);
  const within = named(categories, filters.categories);
  const things = {
    all: 'articles',
    draft: 'drafts',
    promoted: 'promoted articles',
    elsewhere: 'articles published elsewhere',
  }[filters.status];
  const kind = `No ${filters.untouched ? 'untouched ' : ''}${things}`;
  const sentence = [
    kind,
    ' match',
    filters.q && ` “${filters.q}”`,
    by && ` with ${by}`,
    within && ` in ${within}`,
    filters.outdated !== 'all' && ` “${outdatedInWords[filters.outdated]}”`,
    '.',
  ];
  return (
    <EmptyState
      title="No matching articles"
      action={<Button onClick={clearing(() => onChange(noFilters))}>Clear all</Button>}
    >
      {sentence.filter(Boolean).join('').replace(' match.', ' yet.')}
    </EmptyState>
  );
}
