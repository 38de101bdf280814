import { Chip, ClearAll } from '@/components/ui/text/chip';
import type { FilterProps } from './filter-bar';
import { noFilters, outdatedInWords } from '../articles-search';

/** The filters that are on, each with a way to take it off. */
export function FilterChips({ filters, onChange, ...options }: FilterProps) {
  const { q, status, outdated, untouched } = filters;
  return (
    <>
      {q !== '' && <Chip onRemove={() => onChange({ ...filters, q: '' })}>{`Search: ${q}`}</Chip>}
      {(['personas', 'categories'] as const).flatMap((kind) =>
        filters[kind].map((id) => {
          // One that is deleted, or not known yet, can still be taken off.
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
