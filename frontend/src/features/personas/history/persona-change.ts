import type { Change } from '@/components/history/change';
import type { FieldDifference, FieldValue } from '@/components/difference/field-differences';
import { markBy, type Told, type ChangePlace } from '@/components/history/change-words';
import { labels } from '../persona-fields';

/** The record calls one field otherwise than the form does. */
const names: Record<string, string> = { ...labels, tonePillars: labels.tone_pillars };
const nameOf = (field: string) => names[field] ?? field;

export function tellChange(change: Change): Told {
  const { type, changes } = change;
  const mark = markBy(change);
  if (type === 'PersonaCreated') return { what: 'Created', mark };
  if (type === 'PersonaDeleted') return { what: 'Deleted', mark, note: 'Removed from every list' };
  const fields = changes.map(({ field }) => nameOf(field));
  const renamed = changes.find(({ field }) => field === 'name');
  if (fields.length === 1) {
    return renamed
      ? { what: 'Renamed', mark, note: `Was “${renamed.from as string}”` }
      : { what: `${fields[0] ?? 'Persona'} changed`, mark };
  }
  return { what: `${fields.length} fields changed`, mark, note: new Intl.ListFormat('en').format(fields) };
}

/** The same where changes of all personas stand together; the note names the persona. */
export function tellAmongAll(change: Change): Told {
  const { title, id } = change.subject;
  return { ...tellChange(change), note: title ?? id };
}

/**
 * What a change did, field by field. A persona that is new has nothing to be compared with, and is told as it was.
 * @param categoryName the name of a category, by its id
 */
export function differencesOf(
  { type, changes }: Change,
  categoryName: (id: string) => string,
): FieldDifference[] {
  return changes.map(({ field, from, to }) => {
    const inWords = (value: unknown): FieldValue => {
      if (!Array.isArray(value)) return typeof value === 'string' ? value : '';
      const entries = value.map(String);
      return field === 'categories' ? entries.map(categoryName) : entries;
    };
    return { label: nameOf(field), from: inWords(type === 'PersonaCreated' ? to : from), to: inWords(to) };
  });
}

/** Where a change is shown in the history of its persona. */
export const placeOf = ({ subject, revision: rev }: Change): ChangePlace => ({
  to: '/personas',
  search: { persona: subject.id, view: 'history', rev },
});

/** Where a change is shown in the history of all personas. */
export const placeAmongAll = ({ subject, revision: rev }: Change): ChangePlace => ({
  to: '/personas',
  search: { view: 'history', of: subject.id, rev },
});
