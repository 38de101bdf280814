import { type Option, Listbox, useListbox } from '@/components/ui/controls/listbox';
import { SearchInput } from '@/components/ui/controls/search-input';
import { Select } from '@/components/ui/controls/select';
import {
  noFilters,
  statusIn,
  type Filters,
  outdatedIn,
  outdatedOptions,
  outdatedInWords,
} from '../domain/articles-search';
import { useTyped } from '@/components/browser/use-typed';
import { ChevronsUpDown } from 'lucide-react';
import { controlClass } from '@/components/ui/controls/field';
import { toggled } from '@/components/ui/controls/multi-select';
import { Chip, ClearAll } from '@/components/ui/controls/chip';

export interface FilterProps {
  filters: Filters;
  personas: readonly Option[];
  categories: readonly Option[];
  onChange: (filters: Filters) => void;
}

interface FilterBarProps extends FilterProps {
  /** Called at every pause in typing. */
  onSearch: (q: string) => void;
}

const statuses: readonly Option[] = [
  { value: 'all', label: 'All statuses' },
  { value: 'draft', label: 'Draft' },
  { value: 'promoted', label: 'Promoted' },
  { value: 'elsewhere', label: 'Published elsewhere' },
];

const origins: readonly Option[] = [
  { value: 'all', label: 'All origins' },
  { value: 'untouched', label: 'Untouched' },
];

/** The search and the filters in one row. Where the row is too short, the search has a row of its own. */
export function FilterBar({ onSearch, ...narrowing }: FilterBarProps) {
  const [typed, type] = useTyped(narrowing.filters.q, onSearch);
  return (
    <div
      role="search"
      className="grid grid-cols-[minmax(0,1fr)_10rem_10.5rem_8.75rem_11rem_8.75rem] gap-3 @max-xl:grid-cols-5 @max-lg:grid-cols-3 @max-md:grid-cols-2 @max-[20rem]:grid-cols-1"
    >
      <SearchInput
        label="Search articles"
        placeholder="Title, persona or category"
        value={typed}
        onChange={type}
        className="@max-xl:col-span-full"
      />
      <FilterSelect {...narrowing} label="Persona" things="personas" />
      <FilterSelect {...narrowing} label="Category" things="categories" />
      <States {...narrowing} />
    </div>
  );
}

/** The filters that have one value each. */
function States({ filters, onChange }: FilterProps) {
  return (
    <>
      <Select
        label="Status"
        options={statuses}
        value={filters.status}
        onChange={(status) => onChange({ ...filters, status: statusIn(status) ?? noFilters.status })}
      />
      <Select
        label="Out of date"
        options={outdatedOptions}
        value={filters.outdated}
        onChange={(chosen) => onChange({ ...filters, outdated: outdatedIn(chosen) ?? noFilters.outdated })}
      />
      <Select
        label="Origins"
        options={origins}
        value={filters.untouched ? 'untouched' : 'all'}
        onChange={(origin) => onChange({ ...filters, untouched: origin === 'untouched' })}
      />
    </>
  );
}

interface FilterSelectProps extends FilterProps {
  label: string;
  /** The plural noun in the label, as in “2 categories” or “All categories”. */
  things: 'personas' | 'categories';
}

/** A select for any number of choices, which are shown as chips below the filters. No choice means all. */
function FilterSelect({ label, things, filters, onChange, ...all }: FilterSelectProps) {
  const [options, value] = [all[things], filters[things]];
  const list = useListbox({
    options,
    many: true,
    label,
    onPick: (picked) => onChange({ ...filters, [things]: toggled(value, picked) }),
  });
  const [only, ...more] = value;
  const summary =
    more.length > 0
      ? `${value.length} ${things}`
      : (options.find((option) => option.value === only)?.label ?? `All ${things}`);
  const field = (
    <button
      {...list.fieldProps()}
      className={`${controlClass} target flex items-center gap-2 px-3 py-1.5 text-left`}
    >
      <span className="grow truncate">{summary}</span>
      <ChevronsUpDown className="text-ink-3" />
    </button>
  );
  return <Listbox list={list} field={field} options={options} selected={value} multiple />;
}

/** Shows the active filters, each with a button that removes it. */
export function FilterChips({ filters, onChange, ...options }: FilterProps) {
  const { q, status, outdated, untouched } = filters;
  return (
    <>
      {q !== '' && <Chip onRemove={() => onChange({ ...filters, q: '' })}>{`Search: ${q}`}</Chip>}
      {(['personas', 'categories'] as const).flatMap((kind) =>
        filters[kind].map((id) => {
          // A filter for a persona or category that is deleted, or not loaded yet, can still be removed.
          const { label, color } = options[kind].find(({ value }) => value === id) ?? { label: 'Unknown' };
          const others = filters[kind].filter((other) => other !== id);
          return (
            <Chip key={id} color={color} onRemove={() => onChange({ ...filters, [kind]: others })}>
              {label}
            </Chip>
          );
        }),
      )}
      {status !== 'all' && (
        <Chip onRemove={() => onChange({ ...filters, status: 'all' })}>
          {statuses.find(({ value }) => value === status)?.label ?? ''}
        </Chip>
      )}
      {outdated !== 'all' && (
        <Chip onRemove={() => onChange({ ...filters, outdated: 'all' })}>{outdatedInWords[outdated]}</Chip>
      )}
      {untouched && <Chip onRemove={() => onChange({ ...filters, untouched: false })}>Untouched</Chip>}
      <ClearAll onClear={() => onChange(noFilters)} />
    </>
  );
}
