import type { Change } from '@/components/history/change';
import type { FieldDifference, FieldValue } from '@/components/difference/field-differences';
import { markBy, type Told } from '@/components/history/change-words';
import { labels } from '../category-fields';

const names: Record<string, string> = { ...labels, order: 'Order' };
const nameOf = (field: string) => names[field] ?? field;

const events: Readonly<Record<string, Omit<Told, 'mark'>>> = {
  CategoryAdded: { what: 'Added' },
  CategoryRemoved: {
    what: 'Removed',
    remark: 'Removed from every persona. Articles keep its name.',
  },
  CategoriesReordered: { what: 'Reordered' },
};

export function tellChange(change: Change): Told {
  const { type, subject, changes } = change;
  const mark = markBy(change);
  const note = type === 'CategoriesReordered' ? undefined : (subject.title ?? subject.id);
  const told = events[type];
  if (told) return { ...told, mark, note };
  const [only, ...others] = changes;
  if (!only || others.length > 0) return { what: `${changes.length} fields changed`, mark, note };
  if (only.field === 'name')
    return { what: 'Renamed', mark, note: `${only.from as string} to ${only.to as string}` };
  return { what: `${nameOf(only.field)} changed`, mark, note };
}

/**
 * What a change did, field by field. What is new has nothing to be compared with, and is told as it was.
 * @param categoryName the name of a category, by its id
 */
export function differencesOf(
  { type, changes }: Change,
  categoryName: (id: string) => string,
): FieldDifference[] {
  return changes.map(({ field, from, to }) => {
    const inWords = (value: unknown): FieldValue =>
      Array.isArray(value) ? value.map(String).map(categoryName) : typeof value === 'string' ? value : '';
    return { label: nameOf(field), from: inWords(type === 'CategoryChanged' ? from : to), to: inWords(to) };
  });
}
