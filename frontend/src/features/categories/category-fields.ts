import { ApiError } from '@/api/api-error';
import type { components } from '@/api/schema.gen';
import type { Faults } from '@/components/editing/use-faults';

export type Category = components['schemas']['CategoryAnswer'];

/** What the form of a category holds. */
export type CategoryFields = {
  name: string;
  description: string;
  /** Hex, such as `#6366f1`. */
  color: string;
};

export const emptyCategory: CategoryFields = { name: '', description: '', color: '#6366f1' };

/** How the fields are called, in their order. */
export const labels: Record<keyof CategoryFields, string> = {
  name: 'Name',
  description: 'Description',
  color: 'Colour',
};

export function fieldsOf({ name, description, color }: Category): CategoryFields {
  return { name, description, color };
}

export const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** The first fault of a filled-in form; nothing when it can be sent. */
export function faultOf(fields: CategoryFields): Faults<keyof CategoryFields> {
  const empty = (['name', 'description'] as const).find((field) => fields[field].trim() === '');
  if (empty) return { [empty]: 'Name and description are required' };
  return isColor(fields.color) ? {} : { color: 'A colour looks like #6366f1.' };
}

/** What the server refused of the list: all but the form's own fields were in it before. */
export function refusedBy(error: Error): Faults {
  if (!(error instanceof ApiError)) return {};
  // `content[5].name` is a fault of the field `name`.
  const named = error.errors.map(({ field, message }) => [field.split('.').at(-1), message]);
  return Object.fromEntries(named) as Faults;
}
