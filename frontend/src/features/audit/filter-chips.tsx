import { Chip, ClearAll } from '@/components/ui/text/chip';
import type { Option } from '@/components/ui/controls/listbox';
import { noFilters, type AuditSearch } from './audit-search';
import { kindInWords } from './event-kinds';

interface FilterChipsProps {
  search: AuditSearch;
  people: readonly Option[];
  subjects: readonly Option[];
  onChange: (part: AuditSearch) => void;
}

/** The filters that are on, each with a way to take it off. */
export function FilterChips({ search, people, subjects, onChange }: FilterChipsProps) {
  const { actor, type, subject, request, from, to } = search;
  const nameIn = (options: readonly Option[], id: string) =>
    options.find(({ value }) => value === id)?.label ?? 'Unknown';
  const words: Record<keyof AuditSearch, string | undefined> = {
    request: request && 'One request',
    actor: actor && `By ${nameIn(people, actor)}`,
    type: type && kindInWords(type),
    subject: subject && `On ${nameIn(subjects, subject)}`,
    from: from && `From ${from}`,
    to: to && `To ${to}`,
  };
  return (
    <>
      {Object.entries(words).map(
        ([name, label]) =>
          label !== undefined && (
            <Chip key={name} onRemove={() => onChange({ [name]: undefined })}>
              {label}
            </Chip>
          ),
      )}
      <ClearAll onClear={() => onChange(noFilters)} />
    </>
  );
}
