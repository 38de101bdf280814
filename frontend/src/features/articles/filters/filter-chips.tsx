import { Chip, ClearAll } from '@/components/ui/text/chip';
import type { Option } from '@/components/ui/controls/listbox';
import { noFilters, type Filters, outdatedInWords } from '../articles-search';

interface FilterChipsProps {
  filters: Filters;
  personas: readonly Option[];
  categories: readonly Option[];
  onChange: (filters: Filters) => void;
}

/** The filters that are on, each with a way to take it off. */
export function FilterChips({ filters, personas, categories, onChange }: FilterChipsProps) {
  const { q, status, outdated, untouched } = filters;
  return (
    <>
      {q !== '' && <Chip onRemove={() => onChange({ ...filters, q: '' })}>{`Search: ${q}`}</Chip>}
      {chosen(personas, filters.personas).map(({ value, label }) => (
        <Chip
          key={value}
          onRemove={() => onChange({ ...filters, personas: filters.personas.filter((id) => id !== value) })}
        >
          {label}
        </Chip>
      ))}
      {chosen(categories, filters.categories).map(({ value, label, color }) => (
        <Chip
          key={value}
          color={color}
          onRemove={() =>
            onChange({ ...filters, categories: filters.categories.filter((id) => id !== value) })
          }
        >
          {label}
        </Chip>
      ))}
      {status !== 'all' && (
        <Chip onRemove={() => onChange({ ...filters, status: 'all' })}>
          {status === 'draft' ? 'Draft' : 'Promoted'}
        </Chip>
      )}
      {outdated !== 'all' && (
        <Chip onRemove={() => onChange({ ...filters, outdated: 'all' })}>{outdatedInWords(outdated)}</Chip>
      )}
      {untouched && <Chip onRemove={() => onChange({ ...filters, untouched: false })}>Untouched</Chip>}
      <ClearAll onClear={() => onChange(noFilters)} />
    </>
  );
}

/** One that is deleted, or not known yet, can still be taken off. */
function chosen(options: readonly Option[], ids: readonly string[]): Option[] {
  return ids.map((id) => options.find(({ value }) => value === id) ?? { value: id, label: 'Unknown' });
}
