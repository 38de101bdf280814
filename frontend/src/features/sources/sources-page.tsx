import { OutwardLink } from '@/components/ui/text/outward-link';
import { useQuery } from '@tanstack/react-query';
import { searchForm } from '@checks/text/search-form';
import { Awaited } from '@/components/ui/feedback/awaited';
import { PageHead } from '@/components/ui/layout/page-head';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { sourcesQuery, type ResearchSource } from './api/sources';
import { useDeferredValue, useState, type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/controls/button';
import { clearing } from '@/components/ui/controls/chip';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { count } from '@/components/ui/text/numbers';
import { SearchInput } from '@/components/ui/controls/search-input';
import { Select } from '@/components/ui/controls/select';
import { topicCategoryName } from '@/features/topics/contract';
import { sourcesRoute } from './domain/sources-search';

/** The page of the sources that ideas may be researched in. */
export function SourcesPage() {
  return (
    <>
      <PageHead
        title="Research Sources"
        lead="Publications, auction houses, grading services and insurers in the field. Topic ideas cite only sources from this list."
      />
      <Awaited
        query={useQuery(sourcesQuery)}
        failure="The sources could not be loaded"
        coming={<SkeletonRows count={8} />}
      >
        {(data) => <SourceGroups {...data} />}
      </Awaited>
    </>
  );
}

interface SourceGroupsProps {
  sources: readonly ResearchSource[];
  /** The names of the groups, in their order. */
  groups: readonly string[];
}

/** Shows the sources by group, or those that pass the search and the category. */
function SourceGroups({ sources, groups }: SourceGroupsProps) {
  const { category } = sourcesRoute.useSearch();
  const navigate = sourcesRoute.useNavigate();
  const [search, setSearch] = useState('');
  const words = searchForm(useDeferredValue(search)).trim();
  const found = sources.filter(
    ({ name, url, group, categories }) =>
      searchForm(`${name} ${url} ${group}`).includes(words) &&
      (category === undefined || categories.some((key) => key === category)),
  );
  const show = (next: string | undefined) =>
    void navigate({ search: { category: next }, replace: true, resetScroll: false });
  const clear = () => {
    setSearch('');
    show(undefined);
  };
  return (
    <>
      <Narrowing {...{ sources, search, category }} onSearch={setSearch} onCategory={show}>
        {found.length === sources.length
          ? `${count(sources.length)} sources in ${groups.length} groups`
          : `${count(found.length)} of ${count(sources.length)} sources`}
      </Narrowing>
      {found.length === 0 && (
        <EmptyState title="No matching sources" action={<Button onClick={clearing(clear)}>Clear all</Button>}>
          No source has these words in its name, address or group and serves this category.
        </EmptyState>
      )}
      {groups.map((group) => (
        <SourceGroup key={group} name={group} sources={found.filter((source) => source.group === group)} />
      ))}
    </>
  );
}

interface NarrowingProps {
  sources: readonly ResearchSource[];
  search: string;
  category: string | undefined;
  onSearch: (words: string) => void;
  onCategory: (key: string | undefined) => void;
  /** The sentence on how many sources are left. */
  children: ReactNode;
}

function Narrowing({ sources, search, category, onSearch, onCategory, children }: NarrowingProps) {
  return (
    <div role="search" className="mb-6 flex flex-wrap items-center gap-3">
      <SearchInput
        label="Search sources"
        placeholder="Name, address or group"
        value={search}
        onChange={onSearch}
        className="w-full @md:max-w-80"
      />
      <div className="w-full @md:w-56">
        <Select
          label="Topic category"
          options={categoryOptions(sources)}
          value={category ?? ''}
          onChange={(key) => onCategory(key || undefined)}
        />
      </div>
      <p aria-live="polite" className="ml-auto text-small text-ink-3">
        {children}
      </p>
    </div>
  );
}

function categoryOptions(sources: readonly ResearchSource[]) {
  const keys = [...new Set(sources.flatMap(({ categories }) => categories))];
  const options = keys.map((key) => ({ value: key, label: topicCategoryName(key) }));
  return [
    { value: '', label: 'All categories' },
    ...options.toSorted((one, other) => one.label.localeCompare(other.label)),
  ];
}

/** A group of sources. Renders nothing when none of its sources pass the filters. */
function SourceGroup({ name, sources }: { name: string; sources: readonly ResearchSource[] }) {
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-1 border-t border-line-2 pt-4 pb-6 @lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="font-serif text-h3 font-medium">
        {name}
        <span className="ml-2 font-sans text-small font-normal text-ink-3 tabular-nums">
          {sources.length}
        </span>
      </h2>
      <ul className="grid">
        {sources.map((source) => (
          <Source key={source.number} source={source} />
        ))}
      </ul>
    </section>
  );
}

function Source({ source: { number, name, url, categories } }: { source: ResearchSource }) {
  return (
    <li className="grid gap-x-6 border-b border-line py-2 last:border-b-0 @md:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1.1fr)] @md:items-baseline">
      <span aria-hidden="true" className="text-right text-micro text-ink-3 tabular-nums @max-md:hidden">
        {number}
      </span>
      <p className="min-w-0">
        <OutwardLink
          href={url}
          className="font-medium underline decoration-line-strong underline-offset-3 hover:decoration-ink"
        >
          {name}
        </OutwardLink>
        <span className="ml-3 text-small text-ink-3">{hostOf(url)}</span>
      </p>
      <p className="text-small text-ink-2">{categories.map(topicCategoryName).join(', ')}</p>
    </li>
  );
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
