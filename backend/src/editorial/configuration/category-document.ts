import { z } from 'zod';
import { checkedDocument, listOfAtMost, refuseRepeated } from '../../platform/http/input/checked-document.js';
import type { Category } from '../domain/categories.decider.js';

/**
 * Makes the id of a category from its name: in lower case, with one hyphen for every run of characters other than
 * letters, digits and their marks.
 */
function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
}

/** Returns the slug of a name; if that is taken, it adds the first number from 2 up that makes the slug free. */
function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name);
  const start = slug.replace(/-$/, '');
  for (let candidate = slug, number = 2; ; number += 1) {
    if (!taken.has(candidate)) return candidate;
    candidate = `${start}-${number}`;
  }
}

/**
 * Whether a text has the form of a slug. This allows more than slugs of today, since every id in a list must stay
 * valid: numbers once came after a second hyphen.
 */
function isSlug(id: string): boolean {
  return id === id.toLowerCase() && /^[\p{L}\p{N}\p{M}-]+$/u.test(id);
}

/**
 * The length of the longest slug. In lower case, a name of 80 characters may become twice as long, and it may get a
 * number.
 */
const longestSlug = 200;

const required = 'Name and description are required';
const defaultColor = '#6366f1';

const text = (maximum: number) =>
  z
    .string({
      error: ({ input }) => (input === undefined || input === null ? required : 'This must be text.'),
    })
    .trim()
    .min(1, required)
    .max(maximum, `At most ${maximum} characters.`);

const entry = z.strictObject({
  id: z
    .string()
    .min(1, 'An id needs at least one character.')
    .max(longestSlug, `At most ${longestSlug} characters.`)
    .refine(isSlug, 'An id can only contain lower-case letters, digits and hyphens.')
    .optional(),
  name: text(80).refine(
    (name) => !/\p{Cc}/u.test(name),
    'A name must be a single line without control characters.',
  ),
  description: text(500),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'A colour looks like #6366f1.')
    .optional(),
});

const list = listOfAtMost(200, entry, 'At most 200 categories.').superRefine((entries, context) => {
  refuseRepeated(
    entries,
    context,
    ({ id }) => id,
    ({ id }) => `“${id}” is already in the list.`,
    'id',
  );
  const keyOf = ({ name }: z.infer<typeof entry>): string => name.normalize('NFKC').toLowerCase();
  refuseRepeated(entries, context, keyOf, ({ name }) => `“${name}” is already in the list.`, 'name');
});

const wrapped = z.strictObject({ categories: list });

/**
 * Returns the categories to save, from a bare list or from the form in which the API answers them.
 * @throws DomainError `invalid` with a path such as `content[3].name` for each fault
 */
export function categoriesIn(document: unknown): Category[] {
  const entries = Array.isArray(document)
    ? checkedDocument(list, document, 'content')
    : checkedDocument(wrapped, document, 'content').categories;
  const taken = new Set(entries.flatMap(({ id }) => id ?? []));
  return entries.map(({ id: given, name, description, color = defaultColor }) => {
    const id = given ?? freeSlug(name, taken);
    taken.add(id);
    return { id, name, description, color: color.toLowerCase() };
  });
}
