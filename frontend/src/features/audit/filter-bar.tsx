import { Field } from '@/components/ui/controls/field';
import type { Option } from '@/components/ui/controls/listbox';
import { Select } from '@/components/ui/controls/select';
import type { AuditSearch } from './audit-search';
import { DayField } from './day-field';
import { kindOptions } from './event-kinds';

interface FilterBarProps {
  search: AuditSearch;
  people: readonly Option[];
  subjects: readonly Option[];
  /** A day replaces the one before in the browser's history: on the way to it, others are typed. */
  onChange: (part: AuditSearch, how?: { replace: boolean }) => void;
}

/** What the log is narrowed to: who, what, on what, and when. */
export function FilterBar({ search, people, subjects, onChange }: FilterBarProps) {
  const reversed = search.from !== undefined && search.to !== undefined && search.from > search.to;
  return (
    <div
      role="search"
      className="grid grid-cols-[repeat(3,minmax(0,1fr))_9.5rem_9.5rem] gap-3 max-lg:grid-cols-6 max-lg:*:col-span-2 max-lg:*:nth-[n+4]:col-span-3 max-md:grid-cols-2 max-md:*:col-span-1 max-md:*:nth-3:col-span-full max-md:*:nth-[n+4]:col-span-1"
    >
      <Choice
        label="Person"
        all="Everyone"
        options={people}
        value={search.actor}
        onChange={(actor) => onChange({ actor })}
      />
      <Choice
        label="Kind"
        all="Everything"
        options={kindOptions(search.type)}
        value={search.type}
        onChange={(type) => onChange({ type })}
      />
      <Choice
        label="Subject"
        all="All subjects"
        options={subjects}
        value={search.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <DayField
        label="From"
        day={search.from}
        error={reversed ? 'From is later than To.' : undefined}
        onChange={(from) => onChange({ from }, { replace: true })}
      />
      <DayField label="To" day={search.to} onChange={(to) => onChange({ to }, { replace: true })} />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** What it says when nothing is chosen. */
  all: string;
  options: readonly Option[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select
        options={[{ value: '', label: all }, ...options]}
        value={value ?? ''}
        onChange={(chosen) => onChange(chosen || undefined)}
      />
    </Field>
  );
}
