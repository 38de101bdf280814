import type { Option } from '@/components/ui/controls/listbox';
import { SearchInput } from '@/components/ui/controls/search-input';
import { Select } from '@/components/ui/controls/select';
import { FilterSelect } from './filter-select';
import { noFilters, type Filters } from './filters';
import { outdatedIn, outdatedOptions } from './outdated';
import { useTyped } from './use-typed';

interface FilterBarProps {
  filters: Filters;
  personas: readonly Option[];
  categories: readonly Option[];
  onChange: (filters: Filters) => void;
  /** Comes with every pause in typing. */
  onSearch: (q: string) => void;
}

const statuses: readonly Option[] = [
  { value: 'all', label: 'All statuses' },
  { value: 'draft', label: 'Draft' },
  { value: 'promoted', label: 'Promoted' },
];

/** Search and filters on one line; below 960 the search has a line of its own. */
export function FilterBar({ filters, personas, categories, onChange, onSearch }: FilterBarProps) {
  const [typed, type] = useTyped(filters.q, onSearch);
  return (
    <div
      role="search"
      className="grid grid-cols-[minmax(0,1fr)_11.25rem_11.25rem_9.375rem_12.5rem] gap-3 max-lg:grid-cols-2"
    >
      <SearchInput
        label="Search articles"
        placeholder="Title, persona or category"
        value={typed}
        onChange={type}
        className="max-lg:col-span-full"
      />
      <FilterSelect
        label="Persona"
        things="personas"
        options={personas}
        value={filters.personas}
        onChange={(chosen) => onChange({ ...filters, personas: chosen })}
      />
      <FilterSelect
        label="Category"
        things="categories"
        options={categories}
        value={filters.categories}
        onChange={(chosen) => onChange({ ...filters, categories: chosen })}
      />
      <Select
        label="Status"
        options={statuses}
        value={filters.status}
        onChange={(status) =>
          onChange({
            ...filters,
            status: status === 'draft' || status === 'promoted' ? status : noFilters.status,
          })
        }
      />
      <Select
        label="Out of date"
        options={outdatedOptions}
        value={filters.outdated}
        onChange={(chosen) => onChange({ ...filters, outdated: outdatedIn(chosen) ?? noFilters.outdated })}
      />
    </div>
  );
}
