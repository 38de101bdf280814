import { useQuery } from '@tanstack/react-query';
import type { Option } from '@/components/ui/controls/listbox';
import { nameOf } from '@/components/user-name';
import { categoriesQuery } from '@/features/categories/contract';
import { personasQuery } from '@/features/personas/contract';
import { allUsersQuery } from '@/features/users/contract';
import type { AuditItem } from './api/list-audit';
import type { AuditSearch } from './audit-search';

/**
 * Whom and what the log can be narrowed to. What was deleted, or is too many for a list, such as an article, is
 * chosen at an entry of the log; its name is found in the entries shown.
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

function withChosen(options: Option[], chosen: string | undefined, name: string | undefined): Option[] {
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: name ?? 'Unknown' }];
}
