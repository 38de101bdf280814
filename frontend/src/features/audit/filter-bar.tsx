import { Field } from '@/components/ui/controls/field';
import type { Option } from '@/components/ui/controls/listbox';
import { Select } from '@/components/ui/controls/select';
import { noLogFilters, typedDay, isReversed, type AuditSearch } from './domain/audit-search';
import { kindOptions, kindInWords } from './domain/event-kinds';
import { Chip, ClearAll } from '@/components/ui/controls/chip';
import { useState } from 'react';
import { TextInput } from '@/components/ui/controls/text-input';
import { useQuery } from '@tanstack/react-query';
import { nameOf } from '@/components/ui/text/user-name';
import { categoriesQuery } from '@/features/categories/contract';
import { personasQuery } from '@/features/personas/contract';
import { allUsersQuery } from '@/features/users/contract';
import type { AuditItem } from './api/list-audit';

interface FilterBarProps {
  search: AuditSearch;
  people: readonly Option[];
  subjects: readonly Option[];
  /**
   * Called with the changed filters. With `replace`, they replace the entry in the browser's history, because typing
   * one day passes through others.
   */
  onChange: (part: AuditSearch, how?: { replace: boolean }) => void;
}

/** The filters of the log: person, type, subject and days. */
export function LogFilterBar({ search, people, subjects, onChange }: FilterBarProps) {
  return (
    <div
      role="search"
      className="grid print:hidden grid-cols-[repeat(3,minmax(0,1fr))_9.5rem_9.5rem] gap-3 @max-lg:grid-cols-6 @max-lg:*:col-span-2 @max-lg:*:nth-[n+4]:col-span-3 @max-md:grid-cols-2 @max-md:*:col-span-1 @max-md:*:nth-3:col-span-full @max-md:*:nth-[n+4]:col-span-1"
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
        options={withChosen(kindOptions, search.type, search.type && kindInWords(search.type))}
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
        error={isReversed(search) ? 'From is later than To.' : undefined}
        onChange={(from) => onChange({ from }, { replace: true })}
      />
      <DayField label="To" day={search.to} onChange={(to) => onChange({ to }, { replace: true })} />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** The label of the choice that narrows nothing. */
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

/** Shows the active filters, each with a button that removes it. */
export function LogFilterChips({ search, people, subjects, onChange }: FilterBarProps) {
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
      <ClearAll onClear={() => onChange(noLogFilters)} />
    </>
  );
}

interface DayFieldProps {
  label: string;
  /** The day of the filter, as `2026-11-18`. */
  day: string | undefined;
  error?: string | undefined;
  onChange: (day: string | undefined) => void;
}

/**
 * A field for a day. While a person types 2026, the browser reports the years 2, 20 and 202. These stay in the field
 * until the year is plausible. A new `day` replaces the typed one.
 */
function DayField({ label, day = '', error, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  const [seen, setSeen] = useState(day);
  if (day !== seen) {
    setSeen(day);
    setTyped(day);
  }
  return (
    <Field label={label} error={error}>
      <TextInput
        type="date"
        // The limit of four digits makes the browser move on after the fourth digit of the year.
        max="9999-12-31"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = typedDay(target.value);
          // A half-filled field has no value either, but nobody has emptied it.
          const emptied = target.value === '' && !target.validity.badInput;
          if (next !== undefined || emptied) onChange(next);
        }}
        onBlur={() => setTyped(day)}
      />
    </Field>
  );
}

/**
 * Gives the people and things that the log can be narrowed to. A thing that was deleted, or is one of too many for a
 * list, such as an article, can only be chosen at an entry of the log. Its name comes from the entries on screen.
 */
export function useFilterOptions({ actor, subject }: AuditSearch, items: readonly AuditItem[]) {
  const { data: directory } = useQuery(allUsersQuery);
  const { data: personas = [] } = useQuery(personasQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const users = (directory?.users ?? []).map((user) => ({
    value: user.id,
    label: user.isActive ? nameOf(user) : `${nameOf(user)} (deactivated)`,
  }));
  const people: Option[] = [
    ...users,
    { value: 'scheduler', label: 'Scheduler' },
    { value: 'system', label: 'System' },
  ];
  const subjects: Option[] = [
    { value: 'editorial-rules', label: 'Editorial rules' },
    { value: 'house', label: 'Article scheduler' },
    ...personas.map(({ id, name }) => ({ value: id, label: `Persona: ${name}` })),
    ...categories.map(({ id, name }) => ({ value: id, label: `Category: ${name}` })),
    ...users.map(({ value, label }) => ({ value, label: `User: ${label}` })),
  ];
  const actorSeen = items.find((item) => item.actor.id === actor)?.actor.name;
  const subjectSeen = items.find((item) => item.subject.id === subject)?.subject;
  return {
    people: withChosen(people, actor, actorSeen),
    subjects: withChosen(subjects, subject, subjectSeen?.title ?? subjectSeen?.kind),
  };
}

function withChosen(options: readonly Option[], chosen: string | undefined, name: string | undefined) {
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: name ?? 'Unknown' }];
}
