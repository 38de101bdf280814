import type { Change } from '@/components/history/change';
import { fieldsChanged, markBy, type Told, type ChangePlace } from '@/components/history/change-words';
import { labels } from '../domain/persona-fields';

/** The labels of the fields. The record's key for one field differs from the form's. */
export const names: Record<string, string> = { ...labels, tonePillars: labels.tone_pillars };

export function tellChange(change: Change): Told {
  const { type, changes } = change;
  const mark = markBy(change);
  if (type === 'PersonaCreated') return { what: 'Created', mark };
  if (type === 'PersonaDeleted') return { what: 'Deleted', mark, note: 'Removed from every list' };
  const [only, ...others] = changes;
  const what = fieldsChanged(change, names);
  if (!only || others.length > 0) {
    const fields = changes.map(({ field }) => names[field] ?? field);
    return { what, mark, note: new Intl.ListFormat('en').format(fields) };
  }
  return only.field === 'name'
    ? { what: 'Renamed', mark, note: `Was “${only.from as string}”` }
    : { what, mark };
}

/** Describes a change in the history of all personas, where the note names the persona. */
export function tellAmongAll(change: Change): Told {
  const { title, id } = change.subject;
  return { ...tellChange(change), note: title ?? id };
}

/** Returns the address of a change in the history of its persona. */
export const changePlace = ({ subject, revision: rev }: Change): ChangePlace => ({
  to: '/personas',
  search: { persona: subject.id, view: 'history', rev },
});

/** Returns the address of a change in the history of all personas. */
export const placeAmongAll = ({ subject, revision: rev }: Change): ChangePlace => ({
  to: '/personas',
  search: { view: 'history', of: subject.id, rev },
});
